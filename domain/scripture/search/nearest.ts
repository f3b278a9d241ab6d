import type { Terms } from "./terms.ts";
import { prominence } from "./rank.ts";
import { similarWords } from "./suggest.ts";
import type { SearchData } from "./types.ts";
import { forEachVerse, indexOfWord, wordsWithPrefix } from "./vocabulary.ts";
import { beginningOf, kinOf, stemOf } from "./word-forms.ts";

/** A word of the text that may stand for a searched one. */
interface Form {
  readonly index: number;
  /** 1 is the word itself. */
  readonly closeness: number;
}

/** Of another form of the word, or of its kin. */
const closenessOfForm = 0.8;
/** By the letters that differ. */
const closenessOfSpelling = [1, 0.7, 0.5] as const;
/** Spelling is compared for so many unknown words; each is held against a thousand others. */
const mostSpelled = 3;
/** Of all that was asked for, weighed by how rare it is. */
const leastShare = 0.5;
/** Verses that are equally near within this share are put in order by how prominent they are. */
const shareStep = 1 / 10;

const rangeOf = ([from, to]: readonly [number, number]): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** The word itself, then its other forms, its kin, and what it begins while it is being typed. */
const knownForms = (data: SearchData, word: string, isOpen: boolean): readonly Form[] => {
  const itself = indexOfWord(data, word);
  const stem = stemOf(word);
  const family = rangeOf(wordsWithPrefix(data, beginningOf(stem))).filter((index) => stemOf(data.words[index]!) === stem);
  const kin = kinOf(word).map((one) => indexOfWord(data, one));
  const begun = isOpen ? rangeOf(wordsWithPrefix(data, word)) : [];
  const all = new Set([itself, ...family, ...kin, ...begun]);
  all.delete(-1);
  return [...all].map((index) => ({ index, closeness: index === itself ? 1 : closenessOfForm }));
};

/** Words that are written like one that no verse has. */
const spelledForms = (data: SearchData, word: string): readonly Form[] =>
  similarWords(data, word, word.length < 4 ? 0 : word.length < 7 ? 1 : 2).map((one) => ({ index: indexOfWord(data, one.word), closeness: closenessOfSpelling[one.distance] ?? 0 }));

const formsOfAll = (data: SearchData, words: readonly string[], openWord: string | undefined): readonly (readonly Form[])[] => {
  let spelled = 0;
  return words.map((word) => {
    const known = knownForms(data, word, word === openWord);
    if (known.length > 0 || spelled === mostSpelled) return known;
    spelled += 1;
    return spelledForms(data, word);
  });
};

/** How much a word says, by the verses that have it: a word that none has as much as one that stands in a single verse. */
const weightOf = (data: SearchData, forms: readonly Form[]): number => Math.log(data.verses.length / Math.max(1, forms.reduce((sum, { index }) => sum + data.counts[index]!, 0)) + 1);

export interface Nearest {
  /** Verses that have half of the weight, ascending. */
  readonly ordinals: readonly number[];
  /** How much of the weight each verse has, by ordinal: 0 to 1. */
  readonly shares: Float32Array;
  /** The words in them that stand for those searched, for marking. */
  readonly words: readonly string[];
}

/**
 * For a query that no verse satisfies: the verses that have most of it, in this or another form or spelling. Rare words
 * weigh more. Quotes say nothing here.
 */
export const findNearest = (data: SearchData, { words, openWord }: Terms): Nearest => {
  const forms = formsOfAll(data, words, openWord);
  const weights = forms.map((one) => weightOf(data, one));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = new Float32Array(data.verses.length);
  // After the nth word, the verses that have a form of it are marked n, so that only the closest counts.
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
    if (share >= leastShare) ordinals.push(ordinal);
  });
  return { ordinals, shares, words: [...new Set(forms.flat().map(({ index }) => data.words[index]!))] };
};

/** The nearest first; of those about equally near the prominent ones, then canonical order. */
export const rankNearest = (data: SearchData, ordinals: readonly number[], shares: Float32Array): readonly number[] => {
  const step = (ordinal: number) => Math.round(shares[ordinal]! / shareStep);
  return ordinals.toSorted((a, b) => step(b) - step(a) || prominence(data, b) - prominence(data, a) || a - b);
};
