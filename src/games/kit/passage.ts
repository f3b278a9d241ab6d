import { bookById, chapterTitle } from "#domain/scripture/books.ts";
import type { VerseReference } from "#content/schema/games.ts";

/** 'Psalm 23:1'. */
export const referenceText = ({ book, chapter, verse }: VerseReference): string => `${chapterTitle(book, chapter)}:${verse}`;

/** The address of a verse in the reader. */
export const passageHref = ({ book, chapter, verse }: VerseReference): string => `/read/kjv/${bookById(book).slug}/${chapter}#v${verse}`;
