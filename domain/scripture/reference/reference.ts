import { chapterCount, verseCount, type BookId } from "../books/books.ts";
import { chaptersBetween, verseOrdinal, type ChapterId, type VerseId, type VerseSpan } from "./places.ts";

/** Passages as ranges of verses. Formatted by format-reference.ts, parsed by parse-reference.ts. */

/** A range of verses, inclusive; `from` is not after `to`. It may span chapters and books. */
export interface VerseRange {
  readonly from: VerseId;
  readonly to: VerseId;
}

/** One or more ranges, in the order in which they were written. */
export interface Reference {
  readonly ranges: readonly VerseRange[];
}

export const verseReference = (from: VerseId, to: VerseId = from): Reference => ({ ranges: [{ from, to }] });

/** A verse, or consecutive ones of a chapter. */
export interface PassagePlace extends VerseId {
  /** Absent for a single verse. */
  readonly lastVerse?: number | undefined;
}

export const passageReference = ({ book, chapter, verse, lastVerse = verse }: PassagePlace): Reference =>
  verseReference({ book, chapter, verse }, { book, chapter, verse: lastVerse });

export const chapterRange = ({ book, chapter }: ChapterId, last: ChapterId = { book, chapter }): VerseRange => ({
  from: { book, chapter, verse: 1 },
  to: { book: last.book, chapter: last.chapter, verse: verseCount(last.book, last.chapter) },
});

export const chapterReference = (chapter: ChapterId): Reference => ({ ranges: [chapterRange(chapter)] });

export const bookReference = (book: BookId): Reference => ({
  ranges: [chapterRange({ book, chapter: 1 }, { book, chapter: chapterCount(book) })],
});

/** How many verses a reference covers. A verse named twice counts twice. */
export const countVerses = ({ ranges }: Reference): number =>
  ranges.reduce((sum, { from, to }) => sum + verseOrdinal(to) - verseOrdinal(from) + 1, 0);

export const chaptersOfRange = ({ from, to }: VerseRange): readonly ChapterId[] => chaptersBetween(from, to);

/** The same, each with the verses that the range has there. */
export const partsOfRange = (range: VerseRange): readonly { readonly place: ChapterId; readonly span: VerseSpan }[] =>
  chaptersOfRange(range).map((place) => {
    const isIn = ({ book, chapter }: ChapterId) => book === place.book && chapter === place.chapter;
    const from = isIn(range.from) ? range.from.verse : 1;
    return { place, span: { from, to: isIn(range.to) ? range.to.verse : verseCount(place.book, place.chapter) } };
  });

/** The chapters that a reference touches, each once, in the order of its ranges. */
export const chaptersOfReference = ({ ranges }: Reference): readonly ChapterId[] => [
  ...new Map(ranges.flatMap(chaptersOfRange).map((one) => [`${one.book} ${one.chapter}`, one])).values(),
];
