import { ChevronDown } from "lucide";
import { memo, useDeferredValue, useId } from "react";
import { useEntryState } from "#src/platform/page/use-entry-state.ts";
import { Link } from "#src/platform/page/router.tsx";
import { bookGroups, type BookGroup } from "#domain/scripture/books/book-groups.ts";
import type { Book, Testament } from "#domain/scripture/books/books.ts";
import { isOfOtherLanguage } from "#domain/scripture/translations/translations.ts";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import { lastReadEntry } from "#src/scripture/last-read/stored.ts";
import { useRemoteBooks, type RemoteBooks } from "#src/scripture/text/remote-translation-books.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { Icon } from "#src/ui/icon.tsx";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { EmptyState } from "#src/ui/states.tsx";
import { OfflineTranslations } from "../offline/offline-translations.tsx";
import { matchesBook } from "./book-filter.ts";
import { ChapterGrid, LocalName, testaments } from "./book-list.tsx";
import { browserMessages } from "./messages.ts";
import "./browser.css";

interface BooksInUse {
  /** The translation in which the chapters open. */
  translation: string;
  /** Its own books, if it is in another language and they have loaded. */
  local: RemoteBooks | undefined;
}

/** Visitors who last read in another language continue in it. Until its books have loaded, ours are shown. */
const useBooks = (): BooksInUse => {
  const [{ translation: last = firstTranslation }] = useStored(lastReadEntry);
  const translation = isOfOtherLanguage(last) ? last : firstTranslation;
  const { data } = useRemoteBooks(translation);
  return { translation, local: data?.books.size ? data : undefined };
};

interface BookEntryProps extends BooksInUse {
  book: Book;
  isOpen: boolean;
  onOpen: (book: string | undefined) => void;
}

/** The book's name links to home with that book; the button next to it unfolds its chapters. Without scripts they are there. */
const BookEntry = memo(({ book, translation, local, isOpen, onOpen }: BookEntryProps) => {
  const id = useId();
  // The Psalms are 150 links, which React then renders in slices.
  const isDrawn = useDeferredValue(isOpen);
  const onToggle = () => onOpen(isOpen ? undefined : book.id);
  const own = local?.books.get(book.id);
  const name = <LocalName of={book} local={local} />;
  const count = own?.chapters ?? book.verseCounts.length;
  return (
    <li className={isOpen ? "is-open" : ""}>
      <div className="browser-row">
        <Link to={`/?book=${encodeURIComponent(book.name)}`}>{name}</Link>
        <button type="button" className="browser-toggle" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span className="sr">{name}: </span>
          {count}
          <span className="sr">{browserMessages.chapters(count)}</span>
          <Icon of={ChevronDown} small />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && isDrawn ? <ChapterGrid book={book.id} translation={translation} local={own} /> : null}
      </div>
      <noscript>
        <ChapterGrid book={book.id} translation={firstTranslation} />
      </noscript>
    </li>
  );
});

interface TestamentListProps extends BooksInUse {
  testament: Testament;
  title: string;
  groups: readonly BookGroup[];
  open: string | undefined;
  onOpen: (book: string | undefined) => void;
}

const TestamentList = ({ testament, title, groups, open, onOpen, ...inUse }: TestamentListProps) => {
  const own = groups.filter((group) => group.testament === testament);
  if (own.length === 0) return null;
  const count = own.reduce((sum, group) => sum + group.books.length, 0);
  return (
    <section className="browser-part" aria-labelledby={`browser-${testament}`}>
      <h2 id={`browser-${testament}`}>
        {`${title} `}
        <small>{browserMessages.books(count)}</small>
      </h2>
      {own.map(({ name, books }) => (
        <div key={name} className="browser-group">
          <h3>{name}</h3>
          <ul className="list browser-books">
            {books.map((book) => (
              <BookEntry key={book.id} {...inUse} book={book} isOpen={book.id === open} onOpen={onOpen} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};

export const Page = () => {
  const [open, setOpen] = useEntryState<string | undefined>("book", undefined);
  const [text, setText] = useEntryState("text", "");
  const inUse = useBooks();
  const { local } = inUse;
  const isListed = (book: Book) =>
    local
      ? local.books.has(book.id) && matchesBook(book, text, local.books.get(book.id)?.name)
      : matchesBook(book, text);
  const groups = bookGroups
    .map((group) => ({ ...group, books: group.books.filter(isListed) }))
    .filter((group) => group.books.length > 0);
  return (
    <Wrap>
      <PageHead title={browserMessages.title}>{browserMessages.lead}</PageHead>
      <div className="browser-tools">
        <SearchField
          label={browserMessages.find}
          placeholder={browserMessages.find}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onText={setText}
        />
        <nav aria-label={browserMessages.testaments}>
          <a className="row-link" href="#browser-OT">
            {browserMessages.old}
          </a>
          <a className="row-link" href="#browser-NT">
            {browserMessages.new}
          </a>
        </nav>
      </div>
      <div className="browser">
        {testaments.map(({ id, name }) => (
          <TestamentList key={id} {...inUse} testament={id} title={name} groups={groups} open={open} onOpen={setOpen} />
        ))}
      </div>
      <div role="status">{groups.length === 0 ? <EmptyState>{browserMessages.none}</EmptyState> : null}</div>
      <OfflineTranslations />
    </Wrap>
  );
};
