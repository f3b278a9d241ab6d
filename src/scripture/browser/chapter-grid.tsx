import { Link } from "react-router";
import { chapterCount, chapterTitle, type BookId } from "#domain/scripture/books.ts";
import { chapterPath } from "#domain/scripture/read-address.ts";

interface ChapterGridProps {
  book: BookId;
  translation: string;
  current?: number | undefined;
  /** Called when a chapter's link is followed. */
  onFollow?: () => void;
}

/** The chapters of a book as links. */
export const ChapterGrid = ({ book, translation, current, onFollow }: ChapterGridProps) => (
  <ol className="chaptergrid">
    {Array.from({ length: chapterCount(book) }, (_, index) => index + 1).map((chapter) => (
      <li key={chapter}>
        <Link
          to={chapterPath(translation, { book, chapter })}
          aria-label={chapterTitle(book, chapter)}
          aria-current={chapter === current ? "true" : undefined}
          onClick={onFollow}
        >
          {chapter}
        </Link>
      </li>
    ))}
  </ol>
);
