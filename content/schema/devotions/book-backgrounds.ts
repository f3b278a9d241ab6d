import type { BookId } from "#domain/scripture/books/books.ts";
import { proseOf } from "./prose.ts";

/**
 * What a reader would like to know before a book: its kind, when and where it is set or was written, for whom, and what
 * to look for. What is uncertain is called so, and where views differ they are all named fairly.
 */
export const bookBackgroundSchema = proseOf(25, 45);
export type BookBackgrounds = Readonly<Record<BookId, string>>;
