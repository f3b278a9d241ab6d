import { Link } from "react-router";
import { bookById, chapterTitle } from "#domain/scripture/books.ts";
import type { VerseReference } from "#content/schema/games.ts";

/** 'Psalm 23:1'. */
export const referenceText = ({ book, chapter, verse }: VerseReference): string => `${chapterTitle(book, chapter)}:${verse}`;

export const passageHref = ({ book, chapter, verse }: VerseReference): string => `/read/kjv/${bookById(book).slug}/${chapter}#v${verse}`;

/** Decision 41: every answer links to its passage in the reader. */
export const PassageLink = ({ reference, className }: { reference: VerseReference; className?: string }) => (
  <Link to={passageHref(reference)} className={className}>
    {referenceText(reference)}, KJV
  </Link>
);
