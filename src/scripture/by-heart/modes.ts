import { numbersBetween } from "#domain/scripture/reference/places.ts";
import { hashOf } from "#domain/text/hash.ts";
import { fold } from "#domain/text/fold.ts";
import { type BookId, bookOrder, books, chapterCount, verseCount } from "#domain/scripture/books/books.ts";
import { type VerseSet, verseSetReference } from "#domain/scripture/reference/verse-set.ts";
import { type Grade, grades } from "./cards.ts";

/** The four modes of practising a passage (docs/product/by-heart.md, "Four ways"), and what they have in common. */
export const modes = ["cover", "letters", "order", "whole"] as const;
export type Mode = (typeof modes)[number];

/** From the easiest to the hardest, by how often a passage was practised; then the two hardest in turns. */
export const fittingMode = (reviews: number): Mode => modes[reviews] ?? (reviews % 2 === 0 ? "letters" : "whole");

export interface Word {
  /** As printed, with its punctuation. */
  readonly text: string;
  /** For comparison: folded, without punctuation. */
  readonly plain: string;
}

/** Folded letters and digits of a text. */
export const plainWord = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The words of a text. What stands alone between two of them, such as a dash, belongs to the one before. */
export const splitWords = (text: string): readonly Word[] => {
  const words: Word[] = [];
  for (const piece of text.replaceAll(/([—–])(?=\S)/g, "$1 ").split(/\s+/)) {
    const plain = plainWord(piece);
    const last = words.at(-1);
    if (plain !== "") words.push({ text: piece, plain });
    else if (last && piece !== "") words[words.length - 1] = { ...last, text: `${last.text} ${piece}` };
  }
  return words;
};

/** What happened when a passage was practised. */
interface Outcome {
  readonly words: number;
  /** Words that were wrong at first, or missing. */
  readonly slips: number;
  /** Words that were looked up. */
  readonly helped: number;
  /** False if the wrong reference was chosen. */
  readonly isReferenceKnown: boolean;
}

/**
 * The grade that follows from it: at most one slip in ten words is good, some help or more slips are hard, and half of the
 * words wrong or looked up is again. That it was too easy, only the visitor can say.
 */
export const gradeOf = ({ words, slips, helped, isReferenceKnown }: Outcome): Grade => {
  if ((slips + helped) * 2 >= Math.max(1, words) && slips + helped > 0) return grades.again;
  return helped === 0 && slips * 10 <= words && isReferenceKnown ? grades.good : grades.hard;
};

const offeredReferences = 4;

/** As many verses, in the same shape, of another chapter: from the same one on, or as near to it as the chapter allows. */
const inChapter = (book: BookId, chapter: number, verses: readonly number[], step = 0): VerseSet => {
  const last = verseCount(book, chapter);
  const [first, end] = [verses[0]!, verses.at(-1)!];
  const places = last - (end - first);
  if (places < 1) return { book, chapter, verses: numbersBetween(1, last) };
  const shift = ((first - 1 + step) % places) + 1 - first;
  return { book, chapter, verses: verses.map((verse) => verse + shift) };
};

/** Another chapter of the book, or where there is none other verses of the chapter. */
const inSameBook = ({ book, chapter, verses }: VerseSet, step: number): VerseSet => {
  const chapters = chapterCount(book);
  if (chapters === 1) return inChapter(book, chapter, verses, step * verses.length);
  return inChapter(book, ((chapter - 1 + step * 3) % chapters) + 1, verses);
};

const inNextBook = ({ book, chapter, verses }: VerseSet, step: number): VerseSet => {
  const { id } = books[(bookOrder(book) + step) % books.length]!;
  return inChapter(id, ((chapter - 1) % chapterCount(id)) + 1, verses);
};

/** References to choose the right one from: of the visitor's own passages, of neighbouring chapters, and of neighbouring books. */
export const referenceChoices = (passage: VerseSet, others: readonly VerseSet[], seed: string): readonly string[] => {
  const own = shuffled(others.length, seed).map((index) => others[index]!);
  const steps = [1, 2, 3, 4, 5, 6];
  const near = [inSameBook, inNextBook].flatMap((place) => steps.map((step) => place(passage, step)));
  const wrong = [...own.slice(0, offeredReferences - 2), ...near].map(verseSetReference);
  const choices = [...new Set([verseSetReference(passage), ...wrong])].slice(0, offeredReferences);
  return shuffled(choices.length, seed).map((index) => choices[index]!);
};

/** Indices from 0 in an order that depends on the seed alone. */
export const shuffled = (count: number, seed: string): readonly number[] =>
  Array.from({ length: count }, (_, index) => ({ index, rank: hashOf(`${seed} ${index}`) }))
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index)
    .map(({ index }) => index);
