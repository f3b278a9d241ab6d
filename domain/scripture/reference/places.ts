import { bookOrder, books, chapterCount, verseCount, type BookId } from "../books/books.ts";

/** Chapters and verses in KJV numbering (see books.ts): which exist, and in what order. Small enough for every screen. */

export interface ChapterId {
  readonly book: BookId;
  /** 1-based. */
  readonly chapter: number;
}

export interface VerseId extends ChapterId {
  /** 1-based. */
  readonly verse: number;
}

/** Verses of one chapter, both ends included. */
export interface VerseSpan {
  readonly from: number;
  readonly to: number;
}

/** Numbers of verses or chapters: 3, 4, 5. */
export const numbersBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Number of verses in the whole Bible. */
export const totalVerses = 31_102;

export const isChapter = ({ book, chapter }: ChapterId): boolean =>
  Number.isInteger(chapter) && chapter >= 1 && chapter <= chapterCount(book);

export const isVerse = ({ book, chapter, verse }: VerseId): boolean =>
  Number.isInteger(verse) && verse >= 1 && verse <= verseCount(book, chapter);

/** Genesis 1 … Revelation 22. */
export const allChapters: readonly ChapterId[] = books.flatMap(({ id, verseCounts }) =>
  verseCounts.map((_, index) => ({ book: id, chapter: index + 1 })),
);

const chapterOrdinals = new Map<string, number>();
/** The ordinals of first verses. */
const starts: number[] = [];
let next = 0;
for (const { book, chapter } of allChapters) {
  chapterOrdinals.set(`${book} ${chapter}`, starts.length);
  starts.push(next);
  next += verseCount(book, chapter);
}

/** 0 for Genesis 1 … 1,188 for Revelation 22. The chapter must exist (`isChapter`). */
export const chapterOrdinal = ({ book, chapter }: ChapterId): number => chapterOrdinals.get(`${book} ${chapter}`) ?? 0;

/** 0 for Genesis 1:1 … 31,101 for Revelation 22:21. The verse must exist (`isVerse`). */
export const verseOrdinal = (verse: VerseId): number => starts[chapterOrdinal(verse)]! + verse.verse - 1;

/** The verse with this ordinal; undefined outside 0 … 31,101. */
export const verseAt = (ordinal: number): VerseId | undefined => {
  if (!Number.isInteger(ordinal) || ordinal < 0 || ordinal >= totalVerses) return undefined;
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= ordinal) low = middle;
    else high = middle - 1;
  }
  const { book, chapter } = allChapters[low]!;
  return { book, chapter, verse: ordinal - starts[low]! + 1 };
};

/** The verses from one to another, inclusive, at most so many. */
export const versesBetween = (from: VerseId, to: VerseId, most = Infinity): readonly VerseId[] => {
  const first = verseOrdinal(from);
  return Array.from({ length: Math.min(verseOrdinal(to) - first + 1, most) }, (_, index) => verseAt(first + index)!);
};

/** Canonical order, for sorting: Genesis 1:2 before Genesis 2:1 before Exodus 1:1. */
export const compareVerses = (a: VerseId, b: VerseId): number =>
  bookOrder(a.book) - bookOrder(b.book) || a.chapter - b.chapter || a.verse - b.verse;

/** The chapters from one to another, inclusive, in canonical order. Both must exist (`isChapter`). */
export const chaptersBetween = (from: ChapterId, to: ChapterId): readonly ChapterId[] =>
  allChapters.slice(chapterOrdinal(from), chapterOrdinal(to) + 1);
