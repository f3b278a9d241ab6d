import { findChapter } from "#domain/scripture/reference/read-address.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { verseCount } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { embeddedInstead, isEmbedded, isTranslation } from "#domain/scripture/translations/translations.ts";
import { chapterKey, type ChapterGuide } from "#domain/site/chapter-guide/chapter-guide.ts";
import { firstTranslations } from "#domain/site/locales/first-translations.ts";
import type { Locale } from "#domain/site/locales/locales.ts";
import { embeddedChapter } from "./bible/embedded.ts";
import { readCrossReferences } from "./bible/cross-references.ts";
import { readChapter, type Services } from "./chapter-page.ts";
import { readContent } from "./content-file.ts";

/** Guides to chapters: one prerendered file, filled in here from the files of the chapter. */

/** The dictionary is in English and Spanish. */
const isDictionaryIn = (locale: Locale): boolean => locale === "en" || locale === "es";

/**
 * The words of a language's Bible that only a service has. Where it does not answer, or divides the chapter otherwise than
 * the cross references do, an embedded text stands in for it.
 */
const readWords = async (
  request: Request,
  services: Services,
  locale: Locale,
  translation: string,
  place: ChapterId,
): Promise<ChapterText> => {
  if (isEmbedded(translation)) return embeddedChapter(services.assets, translation, place);
  const { content } = await readChapter(request, services, { translation, place, path: "" });
  return typeof content === "string" || content.verses.length !== verseCount(place.book, place.chapter)
    ? embeddedChapter(services.assets, embeddedInstead(locale), place)
    : content;
};

/** What the guide of a path shows; undefined if there is no such chapter here. Throws 503 if its files cannot be read. */
export const readChapterGuide = async (
  request: Request,
  services: Services,
  locale: Locale,
  { translation = "", book = "", chapter = "" }: Readonly<Record<string, string>>,
): Promise<ChapterGuide | undefined> => {
  const place = findChapter(book, chapter);
  // The page in another language is the same place, so the Bible of each is there in all of them.
  const isThere = isEmbedded(translation) || Object.values<string>(firstTranslations).includes(translation);
  if (!place || !isTranslation(translation) || !isThere) return undefined;
  const { assets } = services;
  const [text, references, topics] = await Promise.all([
    readWords(request, services, locale, translation, place),
    readCrossReferences(assets, place),
    readContent(assets, `chapter-topics.${locale}`),
  ]);
  const { terms, ...rest } = topics[chapterKey(place)]!;
  const language = isDictionaryIn(locale) ? {} : { language: "en" };
  return { locale, translation, text, references, ...rest, terms: { names: terms, ...language } };
};

/** The prerendered file of all guides. */
export const chapterGuideFile = "/study/_/_/_";
