import { bookById, chapterTitle } from "#domain/scripture/books/books.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { chapterPath } from "#domain/scripture/reference/read-address.ts";
import { translationById, type EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { site } from "#domain/site/site.ts";

/** Structured data of pages in the vocabulary of schema.org, embedded as JSON-LD in the page's head. */

const context = "https://schema.org";

/** Home: the site. */
export const siteData = (): object => ({
  "@context": context,
  "@type": "WebSite",
  name: site.name,
  url: `${site.origin}/`,
});

/** The breadcrumbs of a chapter: translation, book, chapter. The last has no URL, since it is the page itself. */
export const chapterData = (translation: EmbeddedTranslationId, { book, chapter }: ChapterId): object => {
  const steps: readonly (readonly [name: string, path?: string])[] = [
    [translationById(translation).name, chapterPath(translation, { book: "GEN", chapter: 1 })],
    [bookById(book).name, chapterPath(translation, { book, chapter: 1 })],
    [chapterTitle({ book, chapter })],
  ];
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(path !== undefined && { item: site.origin + path }),
    })),
  };
};
