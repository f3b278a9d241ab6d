import type { Terms } from "./terms.ts";
import type { SearchData } from "./types.ts";
import { forEachVerse, indexOfWord, wordsWithPrefix } from "./vocabulary.ts";
import { hasPhrase, patternOfPhrase } from "./words.ts";

export interface Matches {
  /** Ordinals of the verses that contain all words and phrases, ascending. */
  readonly ordinals: readonly number[];
  /** Whether a verse contains the open word as a whole word, not only as a prefix. */
  readonly hasWhole: (ordinal: number) => boolean;
}

const nothing: Matches = { ordinals: [], hasWhole: () => false };

/** The vocabulary indexes that satisfy a word: its own, and for the open word those of all words it is a prefix of. */
const indexesFor = (data: SearchData, word: string, isOpen: boolean): readonly number[] => {
  const exact = indexOfWord(data, word);
  if (!isOpen) return exact < 0 ? [] : [exact];
  const [from, to] = wordsWithPrefix(data, word);
  return Array.from({ length: to - from }, (_, index) => from + index);
};

export const findMatches = (data: SearchData, terms: Terms): Matches => {
  const sets = terms.words.map((word) => indexesFor(data, word, word === terms.openWord));
  if (sets.some((set) => set.length === 0)) return nothing;

  // After n sets, a verse is marked n if it has a word from each of them.
  const marks = new Uint8Array(data.verses.length);
  sets.forEach((set, level) => {
    for (const index of set)
      forEachVerse(data, index, (ordinal) => {
        if (marks[ordinal] === level) marks[ordinal] = level + 1;
      });
  });
  const ordinals: number[] = [];
  for (let ordinal = 0; ordinal < marks.length; ordinal += 1)
    if (marks[ordinal] === sets.length) ordinals.push(ordinal);

  const patterns = terms.phrases.map((phrase) => patternOfPhrase(phrase, false));
  const whole = new Uint8Array(data.verses.length);
  if (terms.openWord !== undefined)
    for (const index of indexesFor(data, terms.openWord, false))
      forEachVerse(data, index, (ordinal) => {
        whole[ordinal] = 1;
      });
  return {
    ordinals:
      patterns.length === 0
        ? ordinals
        : ordinals.filter((ordinal) => patterns.every((pattern) => hasPhrase(data.verses[ordinal]!, pattern))),
    hasWhole: (ordinal) => terms.openWord === undefined || whole[ordinal] === 1,
  };
};
