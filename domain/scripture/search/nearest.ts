import { coreOfContraction } from "./contractions.ts";
import type { Terms } from "./terms.ts";
import { firstByTier } from "./rank.ts";
import { similarWords } from "./suggest.ts";
import type { SearchData } from "./types.ts";
import { forEachVerse, indexOfWord, wordsWithPrefix } from "./vocabulary.ts";
import { counterpartsOf, prefixOfStem, shortestStem, stemOf } from "./word-forms.ts";

/** A vocabulary word that may stand in for a searched one. */
interface Form {
  readonly index: number;
  /** 1 for the word itself. */
  readonly closeness: number;
}

/** Closeness of another form of the word, or of its archaic counterpart. */
const closenessOfForm = 0.8;
/** Closeness by number of differing letters. */
const closenessOfSpelling = [1, 0.7, 0.5] as const;
/** How many unknown words are checked for similar spellings. Each check compares about a thousand words. */
const maxSpellingLookups = 3;
/** Minimum share of the query's total weight that a verse must have. */
const minShare = 0.5;
/** Shares are rounded to this step; within it, verses are ordered by prominence. */
const shareStep = 1 / 10;

const rangeOf = ([from, to]: readonly [number, number]): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

/** The word itself, its other forms, its archaic counterparts and, while it is being typed, its completions. */
const knownForms = (data: SearchData, word: string, isOpen: boolean): readonly Form[] => {
  const itself = indexOfWord(data, word);
  const stem = stemOf(word);
  // A word with a stem of fewer letters has no other forms, but thousands of words may begin with them.
  const family =
    stem.length < shortestStem
      ? []
      : rangeOf(wordsWithPrefix(data, prefixOfStem(stem))).filter((index) => stemOf(data.words[index]!) === stem);
  const core = coreOfContraction(word);
  const counterparts = [...counterpartsOf(word), ...(core === undefined ? [] : [core])].map((one) =>
    indexOfWord(data, one),
  );
  const begun = isOpen ? rangeOf(wordsWithPrefix(data, word)) : [];
  const all = new Set([itself, ...family, ...counterparts, ...begun]);
  all.delete(-1);
  return [...all].map((index) => ({ index, closeness: index === itself ? 1 : closenessOfForm }));
};

/** Vocabulary words with a similar spelling, for a word that occurs in no verse. */
const spelledForms = (data: SearchData, word: string): readonly Form[] =>
  similarWords(data, word, word.length < 4 ? 0 : word.length < 7 ? 1 : 2).map((one) => ({
    index: indexOfWord(data, one.word),
    closeness: closenessOfSpelling[one.distance] ?? 0,
  }));

const formsOfAll = (
  data: SearchData,
  words: readonly string[],
  openWord: string | undefined,
): readonly (readonly Form[])[] => {
  let spelled = 0;
  return words.map((word) => {
    const known = knownForms(data, word, word === openWord);
    if (known.length > 0 || spelled === maxSpellingLookups) return known;
    spelled += 1;
    return spelledForms(data, word);
  });
};

/** The weight of a word, by its rarity. A word that occurs nowhere weighs as much as one that occurs once. */
const weightOf = (data: SearchData, forms: readonly Form[]): number => {
  const occurrences = forms.reduce((sum, { index }) => sum + data.counts[index]!, 0);
  return Math.log(data.verses.length / Math.max(1, occurrences) + 1);
};

interface Nearest {
  /** Verses with at least half of the weight, ascending. */
  readonly ordinals: readonly number[];
  /** The share of the weight that each verse has, by ordinal: 0 to 1. */
  readonly shares: Float32Array;
  /** The words that stand in for the searched ones, for marking. */
  readonly words: readonly string[];
}

/**
 * For a query without matches: the verses that contain most of it, in any form or spelling. Rare words weigh more.
 * Quotes are ignored.
 */
export const findNearest = (data: SearchData, { words, openWord }: Terms): Nearest => {
  const forms = formsOfAll(data, words, openWord);
  const weights = forms.map((one) => weightOf(data, one));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = new Float32Array(data.verses.length);
  // After the nth word, verses that contain a form of it are marked n, so that only its closest form counts.
  const marks = new Uint8Array(data.verses.length);
  forms.forEach((ofWord, at) => {
    for (const { index, closeness } of ofWord)
      forEachVerse(data, index, (ordinal) => {
        if (marks[ordinal] === at + 1) return;
        marks[ordinal] = at + 1;
        shares[ordinal]! += (weights[at]! * closeness) / all;
      });
  });
  const ordinals: number[] = [];
  shares.forEach((share, ordinal) => {
    if (share >= minShare) ordinals.push(ordinal);
  });
  return { ordinals, shares, words: [...new Set(forms.flat().map(({ index }) => data.words[index]!))] };
};

/** The `most` verses with the largest shares (rounded), then by prominence, then in canonical order. */
export const rankNearest = (
  data: SearchData,
  ordinals: readonly number[],
  shares: Float32Array,
  most: number,
): readonly number[] => [
  ...firstByTier(data, ordinals, (ordinal) => 1 / shareStep - Math.round(shares[ordinal]! / shareStep), most),
];
