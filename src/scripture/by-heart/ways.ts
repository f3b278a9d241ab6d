import { hashOf } from "#domain/text/hash.ts";
import { fold } from "#domain/text/fold.ts";
import { chapterCount, verseCount } from "#domain/scripture/books/books.ts";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { type Grade, grades, referenceText } from "./cards.ts";

/** The four ways to practise a passage (docs/product/by-heart.md, "Four ways"), and what they have in common. */
export const ways = ["cover", "letters", "order", "whole"] as const;
export type Way = (typeof ways)[number];

/** From the easiest to the hardest, by how often a passage was practised; then the two hardest in turns. */
export const fittingWay = (reviews: number): Way => ways[reviews] ?? (reviews % 2 === 0 ? "letters" : "whole");

/** One word of a passage. */
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
  /** How many words the passage has. */
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

/** How many references there are to choose from. */
const offeredReferences = 4;

/** Another chapter of the book, or where there is none another verse of the chapter. */
const elsewhere = ({ book, chapter, verses }: VerseSet, step: number): VerseSet => {
  const chapters = chapterCount(book);
  const other = ((chapter - 1 + step * 3) % chapters) + 1;
  const last = verseCount(book, other);
  const shift = chapters > 1 ? 0 : step * verses.length;
  return { book, chapter: other, verses: verses.map((verse) => ((verse - 1 + shift) % last) + 1) };
};

/** References to choose the right one from: of the visitor's own passages, and of neighbouring chapters. */
export const referenceChoices = (passage: VerseSet, others: readonly VerseSet[], seed: string): readonly string[] => {
  const own = shuffled(others.length, seed).map((index) => others[index]!);
  const near = [1, 2, 3, 4, 5, 6].map((step) => elsewhere(passage, step));
  const wrong = [...own.slice(0, offeredReferences - 2), ...near].map(referenceText);
  const choices = [...new Set([referenceText(passage), ...wrong])].slice(0, offeredReferences);
  return shuffled(choices.length, seed).map((index) => choices[index]!);
};

/** Indices from 0 in an order that depends on the seed alone. */
export const shuffled = (count: number, seed: string): readonly number[] =>
  Array.from({ length: count }, (_, index) => ({ index, rank: hashOf(`${seed} ${index}`) }))
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index)
    .map(({ index }) => index);
