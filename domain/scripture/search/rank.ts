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

/** Up to this many, the first of a list are picked; for more, sorting all of them takes less time. */
const pickUpTo = 200;

/** The `count` smallest numbers, ascending. A page is short, and sorting 25,000 matches for it would take most of the time. */
const smallest = (numbers: Float64Array, count: number): Float64Array => {
  if (count > pickUpTo || numbers.length <= count) return numbers.toSorted().subarray(0, count);
  const picked = numbers.slice(0, count).toSorted();
  for (let index = count; index < numbers.length; index += 1) {
    const number = numbers[index]!;
    if (number >= picked[count - 1]!) continue;
    let place = count - 1;
    for (; place > 0 && picked[place - 1]! > number; place -= 1) picked[place] = picked[place - 1]!;
    picked[place] = number;
  }
  return picked;
};

/** The first `count` verses by tier (a small integer, the lowest first), then prominence, then canonical order. */
export const firstByTier = (
  data: SearchData,
  ordinals: readonly number[],
  tierOf: (ordinal: number) => number,
  count: number,
): Float64Array => {
  const bits = 65_536;
  const keys = new Float64Array(ordinals.length);
  // A counted loop: an iterator takes several times as long.
  for (let index = 0; index < keys.length; index += 1) {
    const ordinal = ordinals[index]!;
    keys[index] = (tierOf(ordinal) * 512 + 511 - prominence(data, ordinal)) * bits + ordinal;
  }
  return smallest(keys, count).map((key) => key % bits);
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
  // All matches of a query that is one phrase have it.
  const isPhrase = terms.phrases.some((phrase) => phrase.join(" ") === terms.words.join(" "));
  const asTyped =
    terms.words.length > 1 && ordinals.length <= asTypedUpTo && !isPhrase
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
  return [...firstByTier(data, ordinals, tierOf, end).subarray(start)];
};
