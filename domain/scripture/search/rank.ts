import type { Matches } from "./match.ts";
import type { Terms } from "./terms.ts";
import type { SearchData } from "./types.ts";
import { hasPhrase, patternOfPhrase, wordsOf } from "./words.ts";

/** With more matches than this, nearness is not measured, only whether the words occur as typed. */
const nearnessUpTo = 400;
/** With more matches than this, which only the commonest words have, not even that. */
const asTypedUpTo = 8000;

/** Steps of nearness, in spare words between the searched ones. Beyond the last step it no longer counts. */
const nearness = [0, 2, 5, 10];

/** How many other words the shortest part of a verse contains that has all searched words. */
const spareWords = (text: string, terms: Terms): number => {
  const wanted = new Map(terms.words.map((word, index) => [word, index]));
  const latest = terms.words.map(() => -1);
  let best = Number.POSITIVE_INFINITY;
  wordsOf(text).forEach(({ word }, position) => {
    const index =
      wanted.get(word) ??
      (terms.openWord !== undefined && word.startsWith(terms.openWord) ? wanted.get(terms.openWord) : undefined);
    if (index === undefined) return;
    latest[index] = position;
    const first = Math.min(...latest);
    if (first >= 0) best = Math.min(best, position - first + 1 - latest.length);
  });
  return best;
};

/** Ranks equally good matches, 0 to 355: verses that others refer to most, and short ones, which say little else. */
const prominence = (data: SearchData, ordinal: number): number =>
  data.weights[ordinal]! + Math.min(100, Math.round(4500 / data.verses[ordinal]!.length));

/** Sorts verses by tier (a small integer, the lowest first), then prominence, then canonical order. */
export const sortByTier = (
  data: SearchData,
  ordinals: readonly number[],
  tierOf: (ordinal: number) => number,
): Float64Array => {
  const bits = 65_536;
  const keys = Float64Array.from(
    ordinals,
    (ordinal) => (tierOf(ordinal) * 512 + 511 - prominence(data, ordinal)) * bits + ordinal,
  );
  return keys.toSorted().map((key) => key % bits);
};

/**
 * Ranks matches: words as typed and adjacent, then near each other, then whole words before prefixes, then prominent
 * verses, then canonical order. Returns only the ordinals from position `start` up to `end`.
 */
export const rankMatches = (
  data: SearchData,
  terms: Terms,
  { ordinals, hasWhole }: Matches,
  start: number,
  end: number,
): readonly number[] => {
  const asTyped =
    terms.words.length > 1 && ordinals.length <= asTypedUpTo
      ? patternOfPhrase(terms.words, terms.openWord !== undefined)
      : undefined;
  const measuresNearness = terms.words.length > 1 && ordinals.length <= nearnessUpTo;
  const tierOf = (ordinal: number): number => {
    const text = data.verses[ordinal]!;
    let distance = 0;
    if (asTyped && !hasPhrase(text, asTyped)) {
      const spare = measuresNearness ? spareWords(text, terms) : 0;
      const step = nearness.findIndex((limit) => spare <= limit);
      distance = 1 + (step < 0 ? nearness.length : step);
    }
    return distance * 2 + (hasWhole(ordinal) ? 0 : 1);
  };
  return [...sortByTier(data, ordinals, tierOf).subarray(start, end)];
};
