import type { BookId } from "./books.ts";

/** What a book is called, and its usual short form, without a full stop, for where there is little room. */
export type BookNames = Readonly<Record<BookId, readonly [name: string, abbreviation: string]>>;

/** In the language of the interface; undefined in English, whose names follow from the table of books. */
export const bookNames: BookNames | undefined = undefined;

/** The singular of Psalms, for a single psalm. */
export const onePsalm = "Psalm";
