import { bookOrder, books } from "../books/books.ts";
import { chapterOrdinal, type ChapterId } from "../reference/places.ts";
import { partOfBook } from "./manifest.ts";

/**
 * The digests of one translation's 1,189 chapter files, or of the files of cross references, one after another in
 * canonical order (`.generated/scripture/digests/{name}.json`). A digest is the first 48 bits of the SHA-256 of a file's
 * text, in hexadecimal: enough to notice what was cut off, exchanged or changed. See docs/texts.md, "Digests".
 */
export type ChapterDigests = string;

/** Hexadecimal digits of a digest. */
export const digestLength = 12;

/** The digest that a chapter's file must have. The chapter must exist. */
export const digestOfChapter = (digests: ChapterDigests, place: ChapterId): string => {
  const start = chapterOrdinal(place) * digestLength;
  return digests.slice(start, start + digestLength);
};

/** The digest of the file of cross references that has a chapter. The chapter must exist. */
export const digestOfPart = (digests: ChapterDigests, { book, chapter }: ChapterId): string => {
  const before = books
    .slice(0, bookOrder(book))
    .reduce((sum, { verseCounts }) => sum + partOfBook(verseCounts.length) + 1, 0);
  const start = (before + partOfBook(chapter)) * digestLength;
  return digests.slice(start, start + digestLength);
};

/** Digests of single files by path, which a page carries for the chapters on it and beside it. */
export type FileDigests = Readonly<Record<string, string>>;
