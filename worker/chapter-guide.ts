import { dictionaryTerms as spanishTerms } from "#content/dictionary/terms.es.ts";
import { dictionaryTerms as englishTerms } from "#content/dictionary/terms.ts";
import { knownPassages as spanishPassages } from "#content/known-passages.es.ts";
import { knownPassages as frenchPassages } from "#content/known-passages.fr.ts";
import { knownPassages as portuguesePassages } from "#content/known-passages.pt.ts";
import { knownPassages as englishPassages } from "#content/known-passages.ts";
import { subjectPassages } from "#content/subjects/passages.ts";
import { findChapter, guidePath } from "#domain/scripture/reference/read-address.ts";
import { verseReference, type Reference } from "#domain/scripture/reference/reference.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { parseReference } from "#domain/scripture/reference/parse-reference.ts";
import { parseVerseSet } from "#domain/scripture/reference/verse-set.ts";
import { isEmbedded } from "#domain/scripture/translations/translations.ts";
import { chapterGuideMarkup, type ChapterGuide } from "#domain/site/chapter-guide/chapter-guide.ts";
import { pathIn, type Locale } from "#domain/site/locales/locales.ts";
import { isSubjectId } from "#domain/site/subjects/subjects.ts";
import { embeddedChapter } from "./bible/embedded.ts";
import { readCrossReferences } from "./bible/cross-references.ts";

/** Guides to chapters: one prerendered file, filled in here from the files of the chapter. */

type Assets = Pick<Fetcher, "fetch">;

const isOf = ({ book, chapter }: ChapterId, reference: string): boolean => {
  const set = parseVerseSet(reference);
  return set?.book === book && set.chapter === chapter;
};

/** The chapter's part of a passage with a name, which may span chapters; undefined if it has none. */
const passageIn = ({ book, chapter }: ChapterId, text: string): Reference | undefined => {
  const set = parseVerseSet(text);
  if (set && (set.book !== book || set.chapter !== chapter)) return undefined;
  const parsed = parseReference(text);
  const range = parsed.ok ? parsed.reference.ranges[0] : undefined;
  if (!range || range.from.book !== book || range.from.chapter > chapter || range.to.chapter < chapter)
    return undefined;
  return verseReference(range.from, range.to);
};

const knownPassagesIn = {
  en: englishPassages,
  es: spanishPassages,
  pt: portuguesePassages,
  fr: frenchPassages,
} as const;

/** The dictionary is in English and Spanish. */
const termsIn = (locale: Locale, place: ChapterId): ChapterGuide["terms"] => {
  const terms = locale === "es" ? spanishTerms : englishTerms;
  const names = terms.flatMap(({ term, references }) =>
    references.some((reference) => isOf(place, reference)) ? [term] : [],
  );
  return { names, ...(locale !== "en" && locale !== "es" && { language: "en" }) };
};

/** What the guide of a path shows; undefined if there is no such chapter here. Throws 503 if its files cannot be read. */
export const readChapterGuide = async (
  assets: Assets,
  locale: Locale,
  { translation = "", book = "", chapter = "" }: Readonly<Record<string, string>>,
): Promise<ChapterGuide | undefined> => {
  const place = findChapter(book, chapter);
  if (!place || !isEmbedded(translation)) return undefined;
  const [text, references] = await Promise.all([
    embeddedChapter(assets, translation, place),
    readCrossReferences(assets, place),
  ]);
  return {
    locale,
    translation,
    text,
    references,
    subjects: Object.entries(subjectPassages).flatMap(([id, passages]) =>
      isSubjectId(id) && passages.some(({ reference }) => isOf(place, reference)) ? [id] : [],
    ),
    terms: termsIn(locale, place),
    passages: knownPassagesIn[locale].flatMap(({ name, reference }) => {
      const part = passageIn(place, reference);
      return part ? [{ name, reference: part }] : [];
    }),
  };
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
