import type { BookId } from "./books.ts";
import { verseAt } from "./places.ts";
import type { VerseRange } from "./reference.ts";

/**
 * The cross references of one chapter as they lie in a static file (`/crossref/{version}/{BOOK}/{chapter}.json`).
 * Derived from MetaV and published under the same licence; see crossReferenceCredit.
 */
export interface CrossReferenceChapter {
  readonly book: BookId;
  readonly chapter: number;
  /**
   * By verse number: what it refers to, the closest first. A number is the ordinal of a verse (reference.ts),
   * a pair is [ordinal, number of verses] of a passage inside one chapter.
   */
  readonly verses: Readonly<Record<number, readonly (number | readonly [ordinal: number, count: number])[]>>;
}

/** Must be shown wherever cross references are, and sent with them. */
export const crossReferenceCredit = {
  text: "Cross references from MetaV by Robert Rouse",
  licence: "Creative Commons Attribution-ShareAlike",
  licenceUrl: "https://creativecommons.org/licenses/by-sa/3.0/",
} as const;

/** The passages that a verse refers to, the closest first; empty if there are none. Unusable entries are left out. */
export const relatedRanges = (file: CrossReferenceChapter, verse: number): readonly VerseRange[] =>
  (file.verses[verse] ?? []).flatMap((entry) => {
    const [ordinal, count] = typeof entry === "number" ? [entry, 1] : entry;
    const from = verseAt(ordinal);
    const to = verseAt(ordinal + count - 1);
    return from && to ? [{ from, to }] : [];
  });
