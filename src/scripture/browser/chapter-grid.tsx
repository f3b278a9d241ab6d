import { chapterCount, chapterTitle, type BookId } from "#domain/scripture/books.ts";

interface ChapterGridProps {
  book: BookId;
  current?: number | undefined;
  onChoose: (chapter: number) => void;
}

export const ChapterGrid = ({ book, current, onChoose }: ChapterGridProps) => (
  <ol className="chaptergrid">
    {Array.from({ length: chapterCount(book) }, (_, index) => index + 1).map((chapter) => (
      <li key={chapter}>
        <button
          type="button"
          aria-label={chapterTitle(book, chapter)}
          aria-current={chapter === current ? "true" : undefined}
          onClick={() => onChoose(chapter)}
        >
          {chapter}
        </button>
      </li>
    ))}
  </ol>
);
