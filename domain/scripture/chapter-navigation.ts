import { bookOrder, books, chapterCount, chapterTitle, type BookId } from "./books.ts";

/** Specification 1, section 8. */
export const navigationMessages = {
  belowFirst: "Cannot navigate to chapter 0 or below.",
  aboveLast: "Chapter number too high for this book.",
  failed: "Error navigating chapters.",
  nothingLoaded: "No scripture loaded to navigate.",
} as const;

/** The absolute cap on chapters (specification 1, section 4); no book has more. */
export const highestChapter = 150;

export interface ChapterPlace {
  readonly book: BookId;
  readonly chapter: number;
}

export type ChapterStep =
  | { readonly kind: "moved"; readonly to: ChapterPlace }
  /** The book ends here. `neighbour` is the chapter beyond, in the next or previous book, if there is one (decision 6). */
  | { readonly kind: "refused"; readonly message: string; readonly neighbour: ChapterPlace | undefined };

/** One chapter back (-1) or on (1) inside the book; undefined stands for "nothing is loaded". */
export const stepChapter = (from: ChapterPlace | undefined, step: -1 | 1): ChapterStep => {
  if (!from) return { kind: "refused", message: navigationMessages.nothingLoaded, neighbour: undefined };
  const chapter = from.chapter + step;
  if (chapter < 1) return { kind: "refused", message: navigationMessages.belowFirst, neighbour: neighbourOf(from, step) };
  if (chapter > Math.min(chapterCount(from.book), highestChapter)) {
    return { kind: "refused", message: navigationMessages.aboveLast, neighbour: neighbourOf(from, step) };
  }
  return { kind: "moved", to: { book: from.book, chapter } };
};

const neighbourOf = (from: ChapterPlace, step: -1 | 1): ChapterPlace | undefined => {
  const book = books[bookOrder(from.book) + step];
  if (!book) return undefined;
  return { book: book.id, chapter: step === 1 ? 1 : chapterCount(book.id) };
};

/** The chapters before and after in reading order, over the borders of books; for prefetching and reading on. */
export const chapterAfter = (from: ChapterPlace, step: -1 | 1): ChapterPlace | undefined => {
  const result = stepChapter(from, step);
  return result.kind === "moved" ? result.to : result.neighbour;
};

export const placeTitle = (place: ChapterPlace): string => chapterTitle(place.book, place.chapter);
