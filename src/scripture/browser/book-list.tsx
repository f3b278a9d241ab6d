import { numbersBetween } from "#domain/scripture/reference/places.ts";
import { Link } from "#src/platform/page/router.tsx";
import {
  type Book,
  type BookId,
  bookName,
  books,
  chapterCount,
  chapterTitle,
  type Testament,
} from "#domain/scripture/books/books.ts";
import type { RemoteBook, RemoteBooks } from "#src/scripture/text/remote-translation-books.ts";
import { chapterPath } from "#domain/scripture/reference/read-address.ts";
import { browserMessages } from "./messages.ts";

interface ChapterGridProps {
  book: BookId;
  translation: string;
  current?: number | undefined;
  /** The book's name and number of chapters in a translation of another language. */
  local?: RemoteBook | undefined;
  onFollow?: () => void;
}

export const ChapterGrid = ({ book, translation, current, local, onFollow }: ChapterGridProps) => (
  <ol className="chaptergrid">
    {numbersBetween(1, local?.chapters ?? chapterCount(book)).map((chapter) => (
      <li key={chapter}>
        <Link
          to={chapterPath(translation, { book, chapter })}
          aria-label={local ? `${local.name} ${chapter}` : chapterTitle({ book, chapter })}
          aria-current={chapter === current ? "true" : undefined}
          onClick={onFollow}
        >
          {chapter}
        </Link>
      </li>
    ))}
  </ol>
);

interface BookListProps {
  onChoose: (book: BookId) => void;
  current?: BookId;
  /** The books of a translation of another language: only those that it has, with its names. */
  local?: RemoteBooks | undefined;
}

export const testaments: readonly { id: Testament; name: string }[] = [
  { id: "OT", name: browserMessages.oldTestament },
  { id: "NT", name: browserMessages.newTestament },
];

/** The name of a book in the translation that is read. */
export const LocalName = ({ of: { id }, local }: { of: Book; local: RemoteBooks | undefined }) => {
  const own = local?.books.get(id)?.name;
  return own ? <bdi lang={local?.tag}>{own}</bdi> : bookName(id);
};

/** The 39 and 27 books as buttons, for use inside a sheet. */
export const BookList = ({ onChoose, current, local }: BookListProps) => (
  <div className="booklist stack-5">
    {testaments.map((testament) => (
      <section key={testament.id} aria-label={testament.name}>
        <h3>{testament.name}</h3>
        <ul className="list">
          {books
            .filter(({ id, testament: of }) => of === testament.id && (!local?.books.size || local.books.has(id)))
            .map((book) => (
              <li key={book.id}>
                <button
                  type="button"
                  aria-current={book.id === current ? "true" : undefined}
                  onClick={() => onChoose(book.id)}
                >
                  <LocalName of={book} local={local} />
                </button>
              </li>
            ))}
        </ul>
      </section>
    ))}
  </div>
);
