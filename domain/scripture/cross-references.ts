import type { BookId } from "./books/books.ts";
import { verseAt } from "./reference/places.ts";
import type { VerseRange } from "./reference/reference.ts";

/**
 * The cross references of one chapter, as stored in a static file of at most ten (translations/manifest.ts). Derived from
 * MetaV and published under the same licence; see crossReferenceCredit.
 */
export interface CrossReferenceChapter {
  readonly book: BookId;
  readonly chapter: number;
  /**
   * Related passages by verse number, closest first. A number is the ordinal of a verse (places.ts). A pair is
   * [ordinal, number of verses] of a passage within one chapter.
   */
  readonly verses: Readonly<Record<number, readonly (number | readonly [ordinal: number, count: number])[]>>;
}

/** Must be shown and sent with any cross references. */
export const crossReferenceCredit = {
  text: "Cross references from MetaV by Robert Rouse",
  licence: "Creative Commons Attribution-ShareAlike",
  licenceUrl: "https://creativecommons.org/licenses/by-sa/3.0/",
} as const;

/** The passages related to a verse, closest first; empty if there are none. Entries outside the Bible are dropped. */
export const relatedRanges = (file: CrossReferenceChapter, verse: number): readonly VerseRange[] =>
  (file.verses[verse] ?? []).flatMap((entry) => {
    const [ordinal, count] = typeof entry === "number" ? [entry, 1] : entry;
    const from = verseAt(ordinal);
    const to = verseAt(ordinal + count - 1);
    return from && to ? [{ from, to }] : [];
  });
