import { findChapter } from "#domain/scripture/reference/read-address.ts";
import { isEmbedded } from "#domain/scripture/translations/translations.ts";
import { chapterKey, type ChapterGuide } from "#domain/site/chapter-guide/chapter-guide.ts";
import type { Locale } from "#domain/site/locales/locales.ts";
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

/** The prerendered file of all guides. */
export const chapterGuideFile = "/study/_/_/_";
