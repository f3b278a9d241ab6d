import { type Book, books } from "#domain/scripture/books/books.ts";

/** docs/product/games.md, "Bible Scholar". */
export const scholar = {
  roundSeconds: 300,
  pointsPerBook: 100,
  wrongHighlightMs: 1000,
} as const;

/** Levels 1 and 2, and the round with all 66 books after them, titled 'Advanced'. */
export type ScholarLevel = 1 | 2 | 3;

/** Its books in order. */
export const booksOfLevel: Readonly<Record<ScholarLevel, readonly Book[]>> = {
  1: books.filter(({ testament }) => testament === "NT"),
  2: books.filter(({ testament }) => testament === "OT"),
  3: books,
};

/** Names with a word of so many letters ("Thessalonians") are abbreviated on phones, so that none is broken. */
export const longWord = 12;

/** So many of the books in place are in sight on the shelf, the last ones. */
export const onShelf = 5;
