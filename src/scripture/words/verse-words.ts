import {
  languageOf,
  readSharedWords,
  wordSpans,
  type WordSpan,
} from "#domain/scripture/original-words/original-words.ts";
import type { ChapterWords, StrongNumber } from "#domain/scripture/original-words/original-word-files.ts";
import type { BookId } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { oldWordsOf, type OldWord, type PlacedOldWord } from "./find-old-words.ts";

/** A word of a verse that has a sheet. */
export interface VerseWord extends WordSpan {
  /** As it is written. */
  readonly text: string;
  /** The words behind it, most often one. */
  readonly numbers: readonly StrongNumber[];
  /** What it meant when it was written, if that was something else. */
  readonly old?: OldWord;
}

interface OpenWord extends WordSpan {
  readonly numbers: readonly StrongNumber[];
  old?: OldWord;
}

const overlaps = (a: WordSpan, b: WordSpan): boolean => a.start < b.end && b.start < a.end;

export const wordsOfVerse = (
  book: BookId,
  text: string,
  line: string,
  oldWords: readonly PlacedOldWord[] = [],
): readonly VerseWord[] => {
  const spans = wordSpans(text);
  const language = languageOf(book);
  const words = readSharedWords(line).map(({ first, last, numbers }): OpenWord => ({
    start: spans[first]!.start,
    end: spans[last]!.end,
    numbers: numbers.map((number) => ({ language, number })),
  }));
  for (const { start, end, ...old } of oldWords) {
    const word = words.find((one) => overlaps(one, { start, end }));
    if (word) word.old ??= old;
    else words.push({ start, end, numbers: [], old });
  }
  return words
    .toSorted((a, b) => a.start - b.start)
    .map((word) => ({ ...word, text: text.slice(word.start, word.end) }));
};

/** The text of a verse; of a psalm's title for verse 0. */
export const textOfVerse = ({ verses, title = "" }: ChapterText, verse: number): string =>
  verse === 0 ? title : (verses[verse - 1] ?? "");

/**
 * The words of a verse of the KJV, or for verse 0 of a psalm's title.
 * @param file the numbers at the chapter's words
 */
export const wordsAt = (
  chapter: ChapterText,
  verse: number,
  file: ChapterWords | null | undefined,
): readonly VerseWord[] => {
  const text = textOfVerse(chapter, verse);
  const line = (verse === 0 ? file?.title : file?.verses[verse - 1]) ?? "";
  const place = { book: chapter.book, chapter: chapter.chapter, verse };
  return wordsOfVerse(chapter.book, text, line, verse === 0 ? [] : oldWordsOf(text, place));
};

/** How many characters other than spaces stand before an offset. */
export const lettersUntil = (text: string, offset: number): number =>
  text.slice(0, offset).replaceAll(/\s/g, "").length;

/** The word at a character, spaces not counted; undefined between words and at words without a number. */
export const wordAtLetter = (text: string, words: readonly VerseWord[], letter: number): number | undefined => {
  const index = words.findIndex(
    ({ start, end }) => letter >= lettersUntil(text, start) && letter <= lettersUntil(text, end),
  );
  return index < 0 ? undefined : index;
};

/** A word of a chapter: verse 0 is the psalm's title. */
export interface ChapterWordId {
  readonly verse: number;
  /** Index among the verse's words. */
  readonly index: number;
}

/**
 * The word after (`step` 1) or before (-1) another one of the chapter; undefined at its end.
 * @param wordsOf the words of each verse from 0 to `lastVerse`
 */
export const neighbourOf = (
  wordsOf: (verse: number) => readonly VerseWord[],
  lastVerse: number,
  { verse, index }: ChapterWordId,
  step: 1 | -1,
): ChapterWordId | undefined => {
  if (wordsOf(verse)[index + step]) return { verse, index: index + step };
  for (let next = verse + step; next >= 0 && next <= lastVerse; next += step) {
    const count = wordsOf(next).length;
    if (count > 0) return { verse: next, index: step === 1 ? 0 : count - 1 };
  }
  return undefined;
};
