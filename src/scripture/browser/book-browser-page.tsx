import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import { books, type Book, type Testament } from "#domain/scripture/books.ts";
import { chapterPath } from "#domain/scripture/read-address.ts";
import { defaultTranslationId } from "#domain/scripture/translations.ts";
import { Icon } from "#src/ui/icon.tsx";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { KeepOffline } from "../offline/keep-offline.tsx";
import { ChapterGrid } from "./chapter-grid.tsx";
import "./browser.css";

interface BookEntryProps {
  book: Book;
  isOpen: boolean;
  onToggle: () => void;
}

/** The book's name links to home with that book (specification 1, section 2); the button next to it unfolds its chapters. */
const BookEntry = ({ book, isOpen, onToggle }: BookEntryProps) => {
  const navigate = useNavigate();
  const id = useId();
  const count = book.verseCounts.length;
  return (
    <li>
      <div className="browser-row">
        <Link to={`/?book=${encodeURIComponent(book.name)}`}>{book.name}</Link>
        <button type="button" className="btn btn-quiet" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span className="sr">{book.name}: </span>
          {count === 1 ? "1 chapter" : `${count} chapters`}
          <Icon of={ChevronDown} small />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <ChapterGrid book={book.id} onChoose={(chapter) => void navigate(chapterPath(defaultTranslationId, { book: book.id, chapter }))} />
        ) : null}
      </div>
    </li>
  );
};

interface TestamentListProps {
  testament: Testament;
  title: string;
  open: string | undefined;
  onOpen: (book: string | undefined) => void;
}

const TestamentList = ({ testament, title, open, onOpen }: TestamentListProps) => {
  const own = books.filter((book) => book.testament === testament);
  return (
    <section className="browser-part" aria-labelledby={`browser-${testament}`}>
      <h2 id={`browser-${testament}`}>
        {title} <small>{own.length} books</small>
      </h2>
      <ul className="list browser-books">
        {own.map((book) => (
          <BookEntry key={book.id} book={book} isOpen={book.id === open} onToggle={() => onOpen(book.id === open ? undefined : book.id)} />
        ))}
      </ul>
    </section>
  );
};

export const BookBrowserPage = () => {
  const [open, setOpen] = useState<string>();
  return (
    <Wrap>
      <PageHead title="Browse Scripture">Choose a book to read it from the beginning, or open its chapters.</PageHead>
      <div className="browser">
        <TestamentList testament="OT" title="Old Testament" open={open} onOpen={setOpen} />
        <TestamentList testament="NT" title="New Testament" open={open} onOpen={setOpen} />
      </div>
      <KeepOffline />
    </Wrap>
  );
};
