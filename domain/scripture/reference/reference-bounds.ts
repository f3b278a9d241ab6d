import { chapterCount, verseCount, type BookId } from "../books/books.ts";
import { parseRanges } from "./parse-reference.ts";

/** What a reference goes beyond: the chapters of a book, or the verses of a chapter. */
export type ReferenceBounds =
  | { readonly book: BookId; readonly chapters: number }
  | { readonly book: BookId; readonly chapter: number; readonly verses: number };

/** A book, a chapter, perhaps a verse, perhaps the end of a range of whichever came last. Without spaces around it. */
const oneRange = /^(.*?\p{L}\.?)\s*(\d{1,4})(?:\s*[:.]\s*(\d{1,4}))?(?:\s*[-–—]\s*(\d{1,4}))?$/u;

const isBeyond = (number: string | number, most: number): boolean => Number(number) < 1 || Number(number) > most;

const boundsOfPiece = (text: string): ReferenceBounds | undefined => {
  if (parseRanges(text).ok) return undefined;
  const [, name = "", first = "", verse, last = verse ?? first] = oneRange.exec(text.trim()) ?? [];
  const named = name === "" ? undefined : parseRanges(name);
  const range = named?.ok ? named.ranges[0] : undefined;
  if (!range) return undefined;
  const { book } = range.from;
  const chapters = chapterCount(book);
  // "Jude 26" is a verse.
  const isVerse = verse !== undefined || chapters === 1;
  const chapter = verse === undefined && isVerse ? 1 : Number(first);
  if (isBeyond(chapter, chapters) || (!isVerse && isBeyond(last, chapters))) return { book, chapters };
  const verses = verseCount(book, chapter);
  return isVerse && (isBeyond(verse ?? first, verses) || isBeyond(last, verses))
    ? { book, chapter, verses }
    : undefined;
};

/** Why there is no such passage; undefined if it is for another reason, or if the text is not that simple. */
export const referenceBounds = (text: string): ReferenceBounds | undefined => {
  for (const piece of text.split(";")) {
    const bounds = boundsOfPiece(piece);
    if (bounds) return bounds;
  }
  return undefined;
};
