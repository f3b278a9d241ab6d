import { books, bookOrder, verseCount, type BookId } from "./books.ts";

/** Some verses of one chapter, ascending; none means the whole chapter. What a note, a bookmark or a highlight is on. */
export interface VerseSet {
  readonly book: BookId;
  readonly chapter: number;
  readonly verses: readonly number[];
}

/** Names under which other programs and older versions wrote a book, besides its own. */
const otherNames: Readonly<Record<string, BookId>> = { psalm: "PSA", "song of songs": "SNG", "solomon's song": "SNG", "the acts": "ACT", "revelation of john": "REV" };

const idByName = new Map<string, BookId>([
  ...books.map((book) => [book.name.toLowerCase(), book.id] as const),
  ...Object.entries(otherNames),
]);

/** "4-6, 9" as numbers; undefined if any part is not a verse of the chapter. */
const versesOf = (text: string, last: number): number[] | undefined => {
  const verses = new Set<number>();
  for (const part of text.split(",")) {
    const found = /^\s*(\d{1,3})(?:[-–](\d{1,3}))?\s*$/.exec(part);
    if (found === null) return undefined;
    const from = Number(found[1]);
    const to = Number(found[2] ?? from);
    if (from < 1 || to < from || to > last) return undefined;
    for (let verse = from; verse <= to; verse += 1) verses.add(verse);
  }
  return [...verses].toSorted((a, b) => a - b);
};

/**
 * Reads a reference as we write them: "Psalms 23", "Psalm 23:4", "1 John 2:3-5, 9". Not for what people type
 * (that is the reference parser's work): abbreviations, and chapters and verses that do not exist, are undefined.
 */
export const parseVerseSet = (text: string): VerseSet | undefined => {
  const found = /^(.{1,40}?)\s+(\d{1,3})(?::([\d,\s–-]{1,400}))?$/.exec(text.trim());
  if (found === null) return undefined;
  const book = idByName.get(found[1]!.toLowerCase());
  const chapter = Number(found[2]);
  if (book === undefined || verseCount(book, chapter) === 0) return undefined;
  const verses = found[3] === undefined ? [] : versesOf(found[3], verseCount(book, chapter));
  return verses && { book, chapter, verses };
};

/** Verse numbers as a reference says them: [4, 5, 6, 9] is "4-6, 9". */
export const verseList = (verses: readonly number[]): string => {
  const parts: string[] = [];
  for (let start = 0; start < verses.length; ) {
    let end = start;
    while (verses[end + 1] === verses[end]! + 1) end += 1;
    parts.push(start === end ? `${verses[start]}` : `${verses[start]}-${verses[end]}`);
    start = end + 1;
  }
  return parts.join(", ");
};

/** Canonical order: Genesis before Exodus, verse 2 before verse 10, a whole chapter before its verses. */
export const compareVerseSets = (a: VerseSet, b: VerseSet): number =>
  bookOrder(a.book) - bookOrder(b.book) ||
  a.chapter - b.chapter ||
  (a.verses[0] ?? 0) - (b.verses[0] ?? 0) ||
  a.verses.length - b.verses.length;
