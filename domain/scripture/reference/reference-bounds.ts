import { chapterCount, verseCount, type BookId } from "../books/books.ts";
import { longestReference, parseRanges } from "./parse-reference.ts";

/** What a reference goes beyond: the chapters of a book, or the verses of a chapter. */
export type ReferenceBounds =
  | { readonly book: BookId; readonly chapters: number }
  | { readonly book: BookId; readonly chapter: number; readonly verses: number };

/** A book, a chapter, perhaps a verse, perhaps the end of a range: of whichever came last, or a verse of another chapter. */
const oneRange =
  /^(.*?\p{L}\.?)\s*(\d{1,4})(?:\s*[:.]\s*(\d{1,4}))?(?:\s*[-–—]\s*(?:(\d{1,4})\s*[:.]\s*)?(\d{1,4}))?$/u;

const isBeyond = (number: string | number, most: number): boolean => Number(number) < 1 || Number(number) > most;

const boundsOfPiece = (text: string): ReferenceBounds | undefined => {
  if (parseRanges(text).ok) return undefined;
  const [, name = "", first = "", verse, lastChapter, last = verse ?? first] = oneRange.exec(text.trim()) ?? [];
  const named = name === "" ? undefined : parseRanges(name);
  const range = named?.ok ? named.ranges[0] : undefined;
  if (!range) return undefined;
  const { book } = range.from;
  const chapters = chapterCount(book);
  // "Jude 26" is a verse.
  const isVerse = verse !== undefined || chapters === 1;
  const chapter = verse === undefined && isVerse ? 1 : Number(first);
  const toChapter = Number(lastChapter ?? (isVerse ? chapter : last));
  if (isBeyond(chapter, chapters) || isBeyond(toChapter, chapters)) return { book, chapters };
  const ends = [
    [chapter, isVerse ? (verse ?? first) : 1],
    [toChapter, isVerse || lastChapter !== undefined ? last : 1],
  ] as const;
  const beyond = ends.find(([of, number]) => isBeyond(number, verseCount(book, of)))?.[0];
  return beyond === undefined ? undefined : { book, chapter: beyond, verses: verseCount(book, beyond) };
};

/** Why there is no such passage; undefined if it is for another reason, or if the text is longer or not that simple. */
export const referenceBounds = (text: string): ReferenceBounds | undefined => {
  // Each piece is parsed, which took a quarter of a second for 15 kB.
  if (text.length > longestReference) return undefined;
  for (const piece of text.split(";")) {
    const bounds = boundsOfPiece(piece);
    if (bounds) return bounds;
  }
  return undefined;
};
