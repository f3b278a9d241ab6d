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

/** Number of verses in the whole Bible. */
export const totalVerses = 31_102;

/** Whether the book has such a chapter. */
export const isChapter = ({ book, chapter }: ChapterId): boolean =>
  Number.isInteger(chapter) && chapter >= 1 && chapter <= chapterCount(book);

/** Whether the chapter has such a verse. */
export const isVerse = ({ book, chapter, verse }: VerseId): boolean =>
  Number.isInteger(verse) && verse >= 1 && verse <= verseCount(book, chapter);

const chapterStarts = new Map<string, number>();
const chapterOrdinals = new Map<string, number>();
const chapters: (ChapterId & { readonly start: number })[] = [];
let next = 0;
for (const book of books) {
  book.verseCounts.forEach((count, index) => {
    chapterStarts.set(`${book.id} ${index + 1}`, next);
    chapterOrdinals.set(`${book.id} ${index + 1}`, chapters.length);
    chapters.push({ book: book.id, chapter: index + 1, start: next });
    next += count;
  });
}

/** 0 for Genesis 1 … 1,188 for Revelation 22. The chapter must exist (`isChapter`). */
export const chapterOrdinal = ({ book, chapter }: ChapterId): number => chapterOrdinals.get(`${book} ${chapter}`) ?? 0;

/** 0 for Genesis 1:1 … 31,101 for Revelation 22:21. The verse must exist (`isVerse`). */
export const verseOrdinal = ({ book, chapter, verse }: VerseId): number =>
  (chapterStarts.get(`${book} ${chapter}`) ?? 0) + verse - 1;

/** The verse with this ordinal; undefined outside 0 … 31,101. */
export const verseAt = (ordinal: number): VerseId | undefined => {
  if (!Number.isInteger(ordinal) || ordinal < 0 || ordinal >= totalVerses) return undefined;
  let low = 0;
  let high = chapters.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (chapters[middle]!.start <= ordinal) low = middle;
    else high = middle - 1;
  }
  const { book, chapter, start } = chapters[low]!;
  return { book, chapter, verse: ordinal - start + 1 };
};

/** The verses from one to another, inclusive, at most so many. */
export const versesBetween = (from: VerseId, to: VerseId, most = Infinity): readonly VerseId[] => {
  const first = verseOrdinal(from);
  return Array.from({ length: Math.min(verseOrdinal(to) - first + 1, most) }, (_, index) => verseAt(first + index)!);
};

/** Canonical order, for sorting: Genesis 1:2 before Genesis 2:1 before Exodus 1:1. */
export const compareVerses = (a: VerseId, b: VerseId): number =>
  bookOrder(a.book) - bookOrder(b.book) || a.chapter - b.chapter || a.verse - b.verse;

/** The chapters from one to another, inclusive, in canonical order. */
export const chaptersBetween = (from: ChapterId, to: ChapterId): readonly ChapterId[] => {
  const first = chapters.findIndex((one) => one.book === from.book && one.chapter === from.chapter);
  const last = chapters.findIndex((one) => one.book === to.book && one.chapter === to.chapter);
  return chapters.slice(first, last + 1).map(({ book, chapter }) => ({ book, chapter }));
};
