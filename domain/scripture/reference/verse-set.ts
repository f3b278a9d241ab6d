import { verseReference, chapterReference, type Reference } from "./reference.ts";
import { books, bookOrder, chapterTitle, verseCount, type BookId } from "../books/books.ts";

/** Verses of one chapter, ascending; none means the whole chapter. Notes, bookmarks and highlights are attached to these. */
export interface VerseSet {
  readonly book: BookId;
  readonly chapter: number;
  readonly verses: readonly number[];
}

/** Other names used for a book by other programs and older versions. */
const otherNames: Readonly<Record<string, BookId>> = {
  psalm: "PSA",
  "song of songs": "SNG",
  "solomon's song": "SNG",
  "the acts": "ACT",
  "revelation of john": "REV",
};

const idByName = new Map<string, BookId>([
  ...books.map((book) => [book.name.toLowerCase(), book.id] as const),
  ...Object.entries(otherNames),
]);

/** Parses "4-6, 9"; undefined if any part is not a verse of the chapter. */
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

/** No text has more, however it counts. */
const mostVersesInAnyText = 200;

const parse = (text: string, lastVerseOf: (book: BookId, chapter: number) => number): VerseSet | undefined => {
  const found = /^(.{1,40}?)\s+(\d{1,3})(?::([\d,\s–-]{1,400}))?$/.exec(text.trim());
  if (found === null) return undefined;
  const book = idByName.get(found[1]!.toLowerCase());
  const chapter = Number(found[2]);
  if (book === undefined || chapter === 0) return undefined;
  const last = lastVerseOf(book, chapter);
  if (last === 0) return undefined;
  const verses = found[3] === undefined ? [] : versesOf(found[3], last);
  return verses && { book, chapter, verses };
};

/**
 * Parses a reference as this site writes it: "Psalms 23", "Psalm 23:4", "1 John 2:3-5, 9". Not for user input, which is
 * the reference parser's job. Undefined for abbreviations and for chapters and verses that do not exist.
 */
export const parseVerseSet = (text: string): VerseSet | undefined => parse(text, verseCount);

/** The same for the reference of a mark, which may be on a verse that only a text with other numbers has: "Numbers 13:34". */
export const parseMarkReference = (text: string): VerseSet | undefined => parse(text, () => mostVersesInAnyText);

/** Formats verse numbers: [4, 5, 6, 9] gives "4-6, 9". */
export const verseList = (verses: readonly number[]): string => {
  const parts: string[] = [];
  for (let start = 0; start < verses.length;) {
    let end = start;
    while (verses[end + 1] === verses[end]! + 1) end += 1;
    parts.push(start === end ? `${verses[start]}` : `${verses[start]}-${verses[end]}`);
    start = end + 1;
  }
  return parts.join(", ");
};

/** The reference in the language of the interface: "Psalm 23:4", "Psalm 23". */
export const verseSetReference = (set: VerseSet): string =>
  `${chapterTitle(set)}${set.verses.length === 0 ? "" : `:${verseList(set.verses)}`}`;

/** From the first of the verses to the last; without verses the whole chapter. */
export const spanOfSet = ({ book, chapter, verses }: VerseSet): Reference => {
  const [first, last] = [verses[0], verses.at(-1)];
  if (first === undefined || last === undefined) return chapterReference({ book, chapter });
  return verseReference({ book, chapter, verse: first }, { book, chapter, verse: last });
};

/** Canonical order: Genesis before Exodus, verse 2 before verse 10, a whole chapter before its verses. */
export const compareVerseSets = (a: VerseSet, b: VerseSet): number =>
  bookOrder(a.book) - bookOrder(b.book) ||
  a.chapter - b.chapter ||
  (a.verses[0] ?? 0) - (b.verses[0] ?? 0) ||
  a.verses.length - b.verses.length;
