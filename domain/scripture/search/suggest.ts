import { editDistance } from "../../text/edit-distance.ts";
import { contractionOf } from "./contractions.ts";
import { findMatches } from "./match.ts";
import type { Terms } from "./terms.ts";
import { searchLimits, type SearchData } from "./types.ts";
import { indexOfWord, wordsWithPrefix } from "./vocabulary.ts";

const tolerance = (word: string): number => (word.length < 4 ? 1 : word.length < 8 ? 2 : 3);
/** A typo or more above the longest word of the texts, so longer words are not worth comparing. */
const longestWord = 24;

interface SimilarWord {
  readonly word: string;
  /** Number of differing letters. */
  readonly distance: number;
}

/** Words similar to this one: the most similar first, then the most frequent. People rarely mistype the first letter. */
export const similarWords = (data: SearchData, word: string, limit = tolerance(word)): readonly SimilarWord[] => {
  if (word.length < 3 || word.length > longestWord) return [];
  const [from, to] = wordsWithPrefix(data, word.charAt(0));
  const found: { word: string; distance: number; count: number }[] = [];
  for (let index = from; index < to; index += 1) {
    const candidate = data.words[index]!;
    const distance = editDistance(word, candidate, limit);
    if (distance <= limit) found.push({ word: candidate, distance, count: data.counts[index]! });
  }
  return found.toSorted((a, b) => a.distance - b.distance || b.count - a.count).slice(0, searchLimits.suggestions);
};

const isKnown = (data: SearchData, terms: Terms, word: string): boolean => {
  if (indexOfWord(data, word) >= 0) return true;
  if (word !== terms.openWord) return false;
  const [from, to] = wordsWithPrefix(data, word);
  return to > from;
};

const hasMatch = (data: SearchData, words: readonly string[]): boolean =>
  findMatches(data, { words, phrases: [] }).ordinals.length > 0;

const maxUnknownWords = 3;

/** The words with contractions that the translation does not have written out: "dont" is no misspelling of "done". */
const writtenOut = (data: SearchData, terms: Terms): readonly string[] =>
  terms.words.flatMap((word) => (indexOfWord(data, word) < 0 ? contractionOf(word) : undefined) ?? [word]);

/** The queries of these that match, as text. */
const matching = (data: SearchData, queries: readonly (readonly string[])[]): readonly string[] => [
  ...new Set(
    queries
      .filter((words) => words.every((word) => word !== "") && hasMatch(data, words))
      .map((words) => words.join(" ")),
  ),
];

/**
 * For a query without matches: queries that do match, with contractions written out and unknown words replaced by similar
 * ones. None if every word is known.
 */
export const suggestQueries = (data: SearchData, terms: Terms): readonly string[] => {
  const words = writtenOut(data, terms);
  const unknown = words.filter((word) => !isKnown(data, terms, word));
  if (unknown.length === 0) return words.join(" ") !== terms.words.join(" ") ? matching(data, [words]) : [];
  if (unknown.length > maxUnknownWords) return [];
  const similar = new Map(unknown.map((word) => [word, similarWords(data, word).map((one) => one.word)]));
  const variants = Array.from({ length: searchLimits.suggestions }, (_, variant) =>
    words.map((word) => {
      const choices = similar.get(word);
      return choices ? (choices[unknown.length === 1 ? variant : Math.min(variant, choices.length - 1)] ?? "") : word;
    }),
  );
  return matching(data, variants);
};
