import { findChapter, guidePath } from "#domain/scripture/reference/read-address.ts";
import { isEmbedded } from "#domain/scripture/translations/translations.ts";
import { chapterGuideMarkup, chapterKey, type ChapterGuide } from "#domain/site/chapter-guide/chapter-guide.ts";
import { pathIn, type Locale } from "#domain/site/locales/locales.ts";
import { embeddedChapter } from "./bible/embedded.ts";
import { readCrossReferences } from "./bible/cross-references.ts";
import { readContent } from "./content-file.ts";

/** Guides to chapters: one prerendered file, filled in here from the files of the chapter. */

type Assets = Pick<Fetcher, "fetch">;

/** The dictionary is in English and Spanish. */
const isDictionaryIn = (locale: Locale): boolean => locale === "en" || locale === "es";

/** What the guide of a path shows; undefined if there is no such chapter here. Throws 503 if its files cannot be read. */
export const readChapterGuide = async (
  assets: Assets,
  locale: Locale,
  { translation = "", book = "", chapter = "" }: Readonly<Record<string, string>>,
): Promise<ChapterGuide | undefined> => {
  const place = findChapter(book, chapter);
  if (!place || !isEmbedded(translation)) return undefined;
  const [text, references, topics] = await Promise.all([
    embeddedChapter(assets, translation, place),
    readCrossReferences(assets, place),
    readContent(assets, `chapter-topics.${locale}`),
  ]);
  const { terms, ...rest } = topics[chapterKey(place)]!;
  const language = isDictionaryIn(locale) ? {} : { language: "en" };
  return { locale, translation, text, references, ...rest, terms: { names: terms, ...language } };
};

const sharedPage = "/study/_/_/_";

/** The prerendered file of all guides in a language. */
export const chapterGuideFile = (locale: Locale): string => pathIn(locale, sharedPage);

/** Fills the page's empty place, and leads from its links to other languages to this guide. */
export const withChapterGuide = (page: Response, guide: ChapterGuide): Response =>
  new HTMLRewriter()
    .on("[data-chapter-guide]", {
      element: (element) => void element.setInnerContent(chapterGuideMarkup(guide), { html: true }),
    })
    .on(`a[href$="${sharedPage}"]`, {
      element: (element) => {
        const address = element.getAttribute("href") ?? "";
        element.setAttribute("href", address.replace(sharedPage, guidePath(guide.translation, guide.text)));
      },
    })
    .transform(page);
