import { books, type BookId, type Testament } from "#domain/scripture/books.ts";

interface BookListProps {
  onChoose: (book: BookId) => void;
  current?: BookId;
}

const testaments: readonly { id: Testament; name: string }[] = [
  { id: "OT", name: "Old Testament" },
  { id: "NT", name: "New Testament" },
];

/** The 39 and 27 books as buttons, for use inside a sheet. */
export const BookList = ({ onChoose, current }: BookListProps) => (
  <div className="booklist">
    {testaments.map((testament) => (
      <section key={testament.id} aria-label={testament.name}>
        <h3>{testament.name}</h3>
        <ul className="list">
          {books
            .filter((book) => book.testament === testament.id)
            .map((book) => (
              <li key={book.id}>
                <button
                  type="button"
                  aria-current={book.id === current ? "true" : undefined}
                  onClick={() => onChoose(book.id)}
                >
                  {book.name}
                </button>
              </li>
            ))}
        </ul>
      </section>
    ))}
  </div>
);
