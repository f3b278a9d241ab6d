import { type VerseSpan, numbersBetween } from "../reference/places.ts";
import { verseCount } from "../books/books.ts";
import type { ChapterText } from "../text/chapter-text.ts";
import { jointOf, localReference } from "./local-reference.ts";

/** Bibles after the Greek and the Latin number most psalms one lower: their Psalm 22 is ours 23. */
const greekPsalms: ReadonlySet<string> = new Set(["rus_syn", "lat_clementine"]);

/**
 * Whether a chapter has its verses under our numbers, as far as can be told: it has as many. Where titles of psalms are
 * verses, or chapters are divided elsewhere, it has not.
 */
export const isNumberedAsOurs = ({ translation, book, chapter, verses }: ChapterText): boolean =>
  verses.length === verseCount(book, chapter) && !(book === "PSA" && greekPsalms.has(translation));

interface QuotedVerse {
  readonly text: string;
  /** With the book's name in that language. */
  readonly reference: string;
}

/**
 * Verses that are named by our numbers, in a text of another language; undefined if it has others there, or none.
 * @param numbers ascending; none for the whole chapter
 */
export const quotedVerses = (chapter: ChapterText, numbers: readonly number[]): QuotedVerse | undefined => {
  if (!chapter.edition || !isNumberedAsOurs(chapter)) return undefined;
  const wanted = numbers.length === 0 ? chapter.verses.map((_, index) => index + 1) : numbers;
  const texts = wanted.map((verse) => chapter.verses[verse - 1] ?? "");
  return texts.includes("")
    ? undefined
    : { text: texts.join(jointOf(chapter.edition)), reference: localReference(chapter, wanted) };
};

/** The same for verses that follow one another. */
export const quotedVerse = (chapter: ChapterText, { from, to }: VerseSpan): QuotedVerse | undefined =>
  quotedVerses(chapter, numbersBetween(from, to));
