import { bookOrder, books, chapterTitle, type BookId } from "#domain/scripture/books/books.ts";
import { verseOrdinal } from "#domain/scripture/reference/places.ts";
import type { VerseRange } from "#domain/scripture/reference/reference.ts";
import { chapterWarnings } from "#content/devotions/reading-plan/warnings.ts";
import type { ChapterWarning } from "#content/schema/reading-plan.ts";

/** Notes shown before a reading: warnings about hard chapters, and introductions to books that begin. */

interface ReadingWarning {
  /** Such as `Genesis 19`, as the language of the interface names it. */
  readonly chapter: string;
  /** In English; follows the chapter and a colon. */
  readonly words: string;
}

/** A chapter's warning counts where the verse it names is read, or the chapter's first verse. */
const isIn = ({ from, to }: VerseRange, [book, chapter, , verse = 1]: ChapterWarning): boolean => {
  const place = verseOrdinal({ book, chapter, verse });
  return place >= verseOrdinal(from) && place <= verseOrdinal(to);
};

export const warningsFor = (range: VerseRange): readonly ReadingWarning[] =>
  chapterWarnings
    .filter((warning) => isIn(range, warning))
    .map(([book, chapter, words]) => ({ chapter: chapterTitle({ book, chapter }), words }));

/** The books whose first verse is part of a reading. */
export const booksBeginningIn = ({ from, to }: VerseRange): readonly BookId[] =>
  books
    .slice(bookOrder(from.book), bookOrder(to.book) + 1)
    .map(({ id }) => id)
    .filter((id) => id !== from.book || (from.chapter === 1 && from.verse === 1));
