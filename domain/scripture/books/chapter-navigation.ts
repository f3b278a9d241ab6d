import { bookOrder, books, chapterCount } from "./books.ts";
import type { ChapterEdition } from "../languages/edition.ts";
import { navigationMessages } from "../messages.ts";
import type { ChapterId } from "../reference/places.ts";

/** How a translation of another language divides its books, where it says so. */
type Division = Partial<Pick<ChapterEdition, "chapters" | "previous" | "next">>;

/** The previous chapter, across books; undefined before Genesis 1. */
export const chapterBefore = ({ book, chapter }: ChapterId, { previous }: Division = {}): ChapterId | undefined => {
  if (previous) return previous;
  if (chapter > 1) return { book, chapter: chapter - 1 };
  const before = books[bookOrder(book) - 1];
  return before && { book: before.id, chapter: before.verseCounts.length };
};

/** The next chapter, across books; undefined after Revelation 22. */
export const chapterAfter = (
  { book, chapter }: ChapterId,
  { next, chapters = chapterCount(book) }: Division = {},
): ChapterId | undefined => {
  if (next) return next;
  if (chapter < chapters) return { book, chapter: chapter + 1 };
  const after = books[bookOrder(book) + 1];
  return after && { book: after.id, chapter: 1 };
};

type ChapterStep =
  | { readonly kind: "moved"; readonly to: ChapterId }
  /** There is no such chapter in this book. `neighbour` is the adjacent chapter in the next or previous book, if any. */
  | { readonly kind: "refused"; readonly message: string; readonly neighbour: ChapterId | undefined };

/** Moves one chapter back (-1) or forward (1) within the book. `from` is undefined if nothing is loaded. */
export const stepChapter = (from: ChapterId | undefined, step: -1 | 1, division: Division = {}): ChapterStep => {
  if (!from) return { kind: "refused", message: navigationMessages.nothingLoaded, neighbour: undefined };
  const chapter = from.chapter + step;
  if (chapter < 1)
    return { kind: "refused", message: navigationMessages.belowFirst, neighbour: chapterBefore(from, division) };
  if (chapter > (division.chapters ?? chapterCount(from.book)))
    return { kind: "refused", message: navigationMessages.aboveLast, neighbour: chapterAfter(from, division) };
  return { kind: "moved", to: { book: from.book, chapter } };
};
