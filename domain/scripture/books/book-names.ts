import type { BookId } from "./books.ts";

/** The books' names in the language of the interface; undefined in English, whose names stand in their table. */
export const bookNames: Readonly<Record<BookId, string>> | undefined = undefined;

/** One psalm is no longer Psalms. */
export const onePsalm = "Psalm";
