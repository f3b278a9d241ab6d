import { type VerseSpan, numbersBetween } from "../reference/places.ts";
import type { ChapterText } from "../text/chapter-text.ts";
import { isNumberedAsOurs, jointOf, localReference } from "./local-reference.ts";

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
