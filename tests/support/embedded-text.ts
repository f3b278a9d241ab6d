import type { BookId } from "#domain/scripture/books/books.ts";
import { parseReference } from "#domain/scripture/reference/parse-reference.ts";
import type { VerseId } from "#domain/scripture/reference/places.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { embeddedText } from "#scripts/scripture/catalogue.ts";

/** The embedded texts for tests, straight from their packages (read once per process). */

const cache = new Map<EmbeddedTranslationId, ReadonlyMap<string, ChapterText>>();

const chaptersOf = (translation: EmbeddedTranslationId): ReadonlyMap<string, ChapterText> => {
  const known = cache.get(translation);
  if (known) return known;
  const chapters = new Map(
    embeddedText(translation)
      .readChapters()
      .map((chapter) => [`${chapter.book} ${chapter.chapter}`, chapter]),
  );
  cache.set(translation, chapters);
  return chapters;
};

/** All chapters of a translation in canonical order. */
export const chapterTexts = (translation: EmbeddedTranslationId): readonly ChapterText[] => [
  ...chaptersOf(translation).values(),
];

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
let allLetters: string | undefined;

/** Whether these words occur consecutively somewhere in the KJV, ignoring punctuation. */
export const isInScripture = (text: string): boolean => {
  allLetters ??= lettersOf([...chaptersOf("kjv").values()].flatMap(({ verses }) => verses).join(" "));
  return allLetters.includes(lettersOf(text));
};

/** A chapter as the reader gets it. */
export const chapterText = (
  translation: EmbeddedTranslationId,
  book: BookId,
  chapter: number,
): ChapterText | undefined => chaptersOf(translation).get(`${book} ${chapter}`);

/** The text of one verse; undefined if there is no such verse, "" if the translation omits it. */
export const verseText = (
  translation: EmbeddedTranslationId,
  book: BookId,
  chapter: number,
  verse: number,
): string | undefined => chapterText(translation, book, chapter)?.verses[verse - 1];

/** The text at a place such as `GEN 1:1`. Throws if there is no such verse. */
export const verseAt = (translation: EmbeddedTranslationId, place: string): string => {
  const [, book, chapter, verse] = /^(\w+) (\d+):(\d+)$/.exec(place) ?? [];
  const text = verseText(translation, book as BookId, Number(chapter), Number(verse));
  if (text === undefined) throw new Error(`no such verse: ${place}`);
  return text;
};

/** The texts from one verse to another of the same book (both included), joined by a space. */
export const passageText = (translation: EmbeddedTranslationId, from: VerseId, to: VerseId = from): string => {
  const texts: string[] = [];
  for (let chapter = from.chapter; chapter <= to.chapter; chapter += 1) {
    const verses = chapterText(translation, from.book, chapter)?.verses ?? [];
    texts.push(
      ...verses.slice(chapter === from.chapter ? from.verse - 1 : 0, chapter === to.chapter ? to.verse : undefined),
    );
  }
  return texts.filter((text) => text !== "").join(" ");
};

const textOfReference = (reference: string, translation: EmbeddedTranslationId): string | undefined => {
  const parsed = parseReference(reference);
  return parsed.ok
    ? parsed.reference.ranges.map(({ from, to }) => passageText(translation, from, to)).join(" ")
    : undefined;
};

const outerQuotes = /^["“”'‘’]+|["“”'‘’]+$/g;
const asPrinted = (text: string): string =>
  text
    .replace(/[[\]¶#]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Says why a quotation is not word for word in the passage it names, or undefined if it is. Every part between ellipses
 * (`…`) must be found in order. Only the KJV's printing marks (brackets, pilcrow) and quotation marks around the whole
 * are ignored.
 * @param reference e.g. `John 3:16`, `Psalm 23:1-4`, `Isaiah 9:6, 7`; several joined by `;`
 */
export const quotationProblem = (
  quotation: string,
  reference: string,
  translation: EmbeddedTranslationId = "kjv",
): string | undefined => {
  const passage = textOfReference(reference, translation);
  if (passage === undefined) return `no such passage: ${reference}`;
  const parts = asPrinted(quotation)
    .replace(outerQuotes, "")
    .split("…")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length === 0) return `empty quotation for ${reference}`;
  let from = 0;
  for (const part of parts) {
    const at = passage.indexOf(part, from);
    if (at < 0) return `${reference} (${translation}) does not say "${part}"; it says: ${passage.slice(0, 400)}`;
    from = at + part.length;
  }
  return undefined;
};
