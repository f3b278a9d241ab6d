import { type Book, books } from "#domain/scripture/books/books.ts";

/** docs/product/games.md, "Bible Scholar". */
export const scholar = {
  roundSeconds: 300,
  pointsPerBook: 100,
  wrongHighlightMs: 1000,
  lastLevel: 2,
  advancedLevel: 3,
} as const;

/** Levels 1 and 2, and the round with all 66 books after them, titled 'Advanced'. */
export type ScholarLevel = 1 | 2 | 3;

export const scholarLevels: Readonly<Record<ScholarLevel, { readonly books: readonly Book[] }>> = {
  1: { books: books.filter(({ testament }) => testament === "NT") },
  2: { books: books.filter(({ testament }) => testament === "OT") },
  3: { books },
};

/** Names with a word of so many letters ("Tesalonicenses") are set smaller, so that no phone breaks it. */
export const longWord = 13;
