import { Link } from "react-router";
import { chapterCount, chapterTitle, type BookId } from "#domain/scripture/books/books.ts";
import type { RemoteBook } from "#src/scripture/text/remote-translation-books.ts";
import { chapterPath } from "#domain/scripture/reference/read-address.ts";

interface ChapterGridProps {
  book: BookId;
  translation: string;
  current?: number | undefined;
  /** The book's name and number of chapters in a translation of another language. */
  local?: RemoteBook | undefined;
  /** Called when a chapter's link is followed. */
  onFollow?: () => void;
}

/** The chapters of a book as links. */
export const ChapterGrid = ({ book, translation, current, local, onFollow }: ChapterGridProps) => (
  <ol className="chaptergrid">
    {Array.from({ length: local?.chapters ?? chapterCount(book) }, (_, index) => index + 1).map((chapter) => (
      <li key={chapter}>
        <Link
          to={chapterPath(translation, { book, chapter })}
          aria-label={local ? `${local.name} ${chapter}` : chapterTitle(book, chapter)}
          aria-current={chapter === current ? "true" : undefined}
          onClick={onFollow}
        >
          {chapter}
        </Link>
      </li>
    ))}
  </ol>
);
