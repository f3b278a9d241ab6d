import { bookById, bookOrder, books, chapterCount, findBookBySlug, verseCount, type BookId } from "./books.ts";

/** Places and passages in the KJV numbering (see books.ts). Everything here is pure and small enough for every screen. */

export interface ChapterId {
  readonly book: BookId;
  /** From 1. */
  readonly chapter: number;
}

export interface VerseId extends ChapterId {
  /** From 1. */
  readonly verse: number;
}

/** From one verse to another, both included, `from` not after `to`; may cross chapters and books. */
export interface VerseRange {
  readonly from: VerseId;
  readonly to: VerseId;
}

/** One or more ranges, in the order in which they were asked for. */
export interface Reference {
  readonly ranges: readonly VerseRange[];
}

export const totalVerses = 31_102;

// ---- bounds and order

export const isChapter = ({ book, chapter }: ChapterId): boolean =>
  Number.isInteger(chapter) && chapter >= 1 && chapter <= chapterCount(book);

export const isVerse = ({ book, chapter, verse }: VerseId): boolean => Number.isInteger(verse) && verse >= 1 && verse <= verseCount(book, chapter);

const chapterStarts = new Map<string, number>();
const chapters: (ChapterId & { readonly start: number })[] = [];
let next = 0;
for (const book of books) {
  book.verseCounts.forEach((count, index) => {
    chapterStarts.set(`${book.id} ${index + 1}`, next);
    chapters.push({ book: book.id, chapter: index + 1, start: next });
    next += count;
  });
}

/** 0 for Genesis 1:1 … 31,101 for Revelation 22:21. The verse must exist (`isVerse`). */
export const verseOrdinal = ({ book, chapter, verse }: VerseId): number => (chapterStarts.get(`${book} ${chapter}`) ?? 0) + verse - 1;

/** The verse at a place of the canonical order; undefined outside 0 … 31,101. */
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

export const compareVerses = (a: VerseId, b: VerseId): number =>
  bookOrder(a.book) - bookOrder(b.book) || a.chapter - b.chapter || a.verse - b.verse;

// ---- making references

export const verseReference = (from: VerseId, to: VerseId = from): Reference => ({ ranges: [{ from, to }] });

export const chapterRange = ({ book, chapter }: ChapterId, last: ChapterId = { book, chapter }): VerseRange => ({
  from: { book, chapter, verse: 1 },
  to: { book: last.book, chapter: last.chapter, verse: verseCount(last.book, last.chapter) },
});

export const chapterReference = (chapter: ChapterId): Reference => ({ ranges: [chapterRange(chapter)] });

export const bookReference = (book: BookId): Reference => ({ ranges: [chapterRange({ book, chapter: 1 }, { book, chapter: chapterCount(book) })] });

/** How many verses a reference names (a verse named twice counts twice). */
export const countVerses = ({ ranges }: Reference): number =>
  ranges.reduce((sum, { from, to }) => sum + verseOrdinal(to) - verseOrdinal(from) + 1, 0);

/** The chapters that hold a range, in order. */
export const chaptersOfRange = ({ from, to }: VerseRange): readonly ChapterId[] => {
  const first = chapters.findIndex((one) => one.book === from.book && one.chapter === from.chapter);
  const last = chapters.findIndex((one) => one.book === to.book && one.chapter === to.chapter);
  return chapters.slice(first, last + 1).map(({ book, chapter }) => ({ book, chapter }));
};

/** The chapters that a reference needs, each once, in the order in which it names them. */
export const chaptersOfReference = ({ ranges }: Reference): readonly ChapterId[] => [
  ...new Map(ranges.flatMap(chaptersOfRange).map((one) => [`${one.book} ${one.chapter}`, one])).values(),
];

// ---- what a reference is called

const startsChapter = ({ from }: VerseRange): boolean => from.verse === 1;
const endsChapter = ({ to }: VerseRange): boolean => to.verse === verseCount(to.book, to.chapter);
const isWholeChapters = (range: VerseRange): boolean => startsChapter(range) && endsChapter(range);
const isWholeBook = (range: VerseRange): boolean =>
  isWholeChapters(range) && range.from.book === range.to.book && range.from.chapter === 1 && range.to.chapter === chapterCount(range.to.book);

/** A psalm is "Psalm 23", several are "Psalms 23-24". */
const nameFor = (book: BookId, isSingular: boolean): string => (book === "PSA" && isSingular ? "Psalm" : bookById(book).name);

const place = ({ book, chapter, verse }: VerseId): string => `${nameFor(book, true)} ${chapter}:${verse}`;

const formatRange = (range: VerseRange): string => {
  const { from, to } = range;
  if (isWholeBook(range)) return bookById(from.book).name;
  if (from.book !== to.book) {
    if (!isWholeChapters(range)) return `${place(from)} - ${place(to)}`;
    return `${nameFor(from.book, true)} ${from.chapter} - ${nameFor(to.book, true)} ${to.chapter}`;
  }
  if (from.chapter !== to.chapter) {
    if (!isWholeChapters(range)) return `${place(from)}-${to.chapter}:${to.verse}`;
    return `${nameFor(from.book, false)} ${from.chapter}-${to.chapter}`;
  }
  if (isWholeChapters(range) && verseCount(from.book, from.chapter) > 1) return `${nameFor(from.book, true)} ${from.chapter}`;
  return from.verse === to.verse ? place(from) : `${place(from)}-${to.verse}`;
};

/** Verses that go on in the chapter named just before need only their numbers: "John 3:16, 18-20". */
const continuesChapter = (range: VerseRange, before: VerseRange | undefined): boolean =>
  before !== undefined &&
  before.to.book === range.from.book &&
  before.to.chapter === range.from.chapter &&
  range.from.chapter === range.to.chapter &&
  range.from.book === range.to.book &&
  before.from.book === before.to.book &&
  before.from.chapter === before.to.chapter &&
  !isWholeChapters(before) &&
  !isWholeChapters(range);

/**
 * How a reference is written: "John 3:16-18", "John 3:16, 18; 4:1" is written out as "John 3:16, 18; John 4:1",
 * "Psalm 23", "Psalms 23-24", "Jude", "Genesis 1:1 - Exodus 2:3". What this writes, parseReference reads back.
 */
export const formatReference = ({ ranges }: Reference): string =>
  ranges.reduce((text, range, index) => {
    if (index === 0) return formatRange(range);
    const { from, to } = range;
    if (!continuesChapter(range, ranges[index - 1])) return `${text}; ${formatRange(range)}`;
    return `${text}, ${from.verse}${from.verse === to.verse ? "" : `-${to.verse}`}`;
  }, "");

/** A verse under its book's own name, also where a reference is written otherwise: "Psalms 23:1". */
export const formatVerse = (verse: VerseId): string => `${bookById(verse.book).name} ${verse.chapter}:${verse.verse}`;

// ---- addresses

/** The part of an address behind `#` that names verses of a chapter: `v16`, `v16-18`. */
export const verseHash = (from: number, to: number = from): string => (from === to ? `v${from}` : `v${from}-${to}`);

/** Reads `#v16` or `#v16-18` (with or without `#`); undefined for anything else and for reversed ranges. */
export const parseVerseHash = (hash: string): { readonly from: number; readonly to: number } | undefined => {
  const match = /^#?v([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?$/.exec(hash);
  if (!match) return undefined;
  const from = Number(match[1]);
  const to = Number(match[2] ?? match[1]);
  return from <= to ? { from, to } : undefined;
};

/** `/read/kjv/john/3` */
export const chapterPath = (translation: string, { book, chapter }: ChapterId): string => `/read/${translation}/${bookById(book).slug}/${chapter}`;

/**
 * The address that shows a reference: its first chapter, with the verses of the first range behind `#`
 * unless that is the whole chapter. `/read/kjv/john/3#v16-18`
 */
export const readPath = (translation: string, { ranges }: Reference): string => {
  const [range] = ranges;
  if (!range) return chapterPath(translation, { book: "GEN", chapter: 1 });
  const { from, to } = range;
  const last = from.book === to.book && from.chapter === to.chapter ? to.verse : verseCount(from.book, from.chapter);
  const path = chapterPath(translation, from);
  return from.verse === 1 && last === verseCount(from.book, from.chapter) ? path : `${path}#${verseHash(from.verse, last)}`;
};

/** The chapter that address parts name (`john`, `3`); undefined if there is none. */
export const findChapter = (bookSlug: string, chapter: string): ChapterId | undefined => {
  const book = findBookBySlug(bookSlug);
  if (!book || !/^[1-9]\d{0,2}$/.test(chapter)) return undefined;
  const found = { book: book.id, chapter: Number(chapter) };
  return isChapter(found) ? found : undefined;
};

// ---- turning pages

/** The chapter before, across books; undefined before Genesis 1. */
export const chapterBefore = ({ book, chapter }: ChapterId): ChapterId | undefined => {
  if (chapter > 1) return { book, chapter: chapter - 1 };
  const before = books[bookOrder(book) - 1];
  return before && { book: before.id, chapter: before.verseCounts.length };
};

/** The chapter after, across books; undefined after Revelation 22. */
export const chapterAfter = ({ book, chapter }: ChapterId): ChapterId | undefined => {
  if (chapter < chapterCount(book)) return { book, chapter: chapter + 1 };
  const after = books[bookOrder(book) + 1];
  return after && { book: after.id, chapter: 1 };
};
