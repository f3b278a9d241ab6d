import { isVerse, type VerseId, verseAt, verseOrdinal } from "#domain/scripture/reference/places.ts";
import type { VerseRange } from "#domain/scripture/reference/reference.ts";

/** A name, and the verses that it is about: pairs of ordinals (`verseOrdinal`), both ends included. */
type Topic = readonly [name: string, ranges: readonly number[]];

interface TopicTables {
  readonly subjects: readonly Topic[];
  readonly terms: readonly Topic[];
  readonly passages: readonly Topic[];
}

/** What is about some verses, in the order of the tables; passages the shortest first. */
export interface TopicsOfVerses {
  /** Subject ids. */
  readonly subjects: readonly string[];
  readonly terms: readonly string[];
  readonly passages: readonly { readonly name: string; readonly range: VerseRange }[];
}

const pairsOf = (ranges: readonly number[]): readonly (readonly [from: number, to: number])[] =>
  Array.from({ length: ranges.length / 2 }, (_, index) => [ranges[2 * index]!, ranges[2 * index + 1]!]);

/** The topics with at least one of the verses in a passage of theirs. */
export const topicsOfVerses = (tables: TopicTables, verses: readonly VerseId[]): TopicsOfVerses => {
  const ordinals = verses.filter(isVerse).map(verseOrdinal);
  const holdsOne = ([from, to]: readonly [number, number]) => ordinals.some((one) => from <= one && one <= to);
  const namesIn = (topics: readonly Topic[]) =>
    topics.filter(([, ranges]) => pairsOf(ranges).some(holdsOne)).map(([name]) => name);
  return {
    subjects: namesIn(tables.subjects),
    terms: namesIn(tables.terms),
    passages: tables.passages
      .flatMap(([name, ranges]) =>
        pairsOf(ranges)
          .filter(holdsOne)
          .map(([from, to]) => ({ name, length: to - from, range: { from: verseAt(from)!, to: verseAt(to)! } })),
      )
      .toSorted((a, b) => a.length - b.length)
      .map(({ name, range }) => ({ name, range })),
  };
};
