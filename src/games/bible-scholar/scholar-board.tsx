import { Check } from "lucide";
import { Link } from "#src/platform/page/router.tsx";
import { bookAbbreviation, bookName, type BookId } from "#domain/scripture/books/books.ts";
import { chapterPath } from "#domain/scripture/reference/read-address.ts";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import { Icon } from "#src/ui/icon.tsx";
import { booksOfLevel, longWord, onShelf } from "./config.ts";
import { correctOf, isPlaced, orderOf } from "./rules.ts";
import { scholarMessages } from "./messages.ts";
import type { ScholarRound } from "./stored.ts";

interface BookButtonProps {
  book: BookId;
  order: number | null;
  isWrong: boolean;
  onPick: () => void;
}

const hasLongWord = (name: string): boolean => name.split(" ").some((word) => word.length >= longWord);

/** A placed book leaves the board, but its place keeps the focus and says so: no other book moves under the finger. */
const BookButton = ({ book, order, isWrong, onPick }: BookButtonProps) => {
  const name = bookName(book);
  return (
    <button
      type="button"
      className={`scholar-book ${hasLongWord(name) ? "is-long" : ""} ${order === null ? "" : "is-placed"} ${isWrong ? "is-wrong" : ""}`}
      aria-disabled={order !== null}
      onClick={onPick}
    >
      {order === null ? (
        <>
          <span className="scholar-name">{name}</span>
          <span className="scholar-short" aria-hidden="true">
            {bookAbbreviation(book)}
          </span>
        </>
      ) : (
        <span className="sr">{scholarMessages.inPlace(name, order)}</span>
      )}
      {isWrong ? <span className="scholar-not-yet">{scholarMessages.notYet}</span> : null}
    </button>
  );
};

/** The last books in place, as spines; before the first, what to do. */
export const Shelf = ({ round }: { round: ScholarRound }) => {
  const placed = booksOfLevel[round.level].slice(0, correctOf(round));
  return (
    <div className="row round-foot muted">
      {round.level === 3 ? <b>{scholarMessages.levels[3]}</b> : null}
      {placed.length === 0 ? (
        <p>{scholarMessages.pick(round.level)}</p>
      ) : (
        <ul className="scholar-shelf" aria-hidden="true">
          {placed.slice(-onShelf).map(({ id }) => (
            <li key={id}>{bookAbbreviation(id)}</li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** The books as dealt; after the round, in their order with links. */
export const ScholarBoard = ({ round, onPick }: { round: ScholarRound; onPick: (book: BookId) => void }) => {
  const books = booksOfLevel[round.level];
  if (round.phase === "over")
    return (
      <ol className="scholar-list" aria-label={scholarMessages.inOrder(scholarMessages.levels[round.level])}>
        {books.map(({ id }, index) => (
          <li key={id} className={isPlaced(round, id) ? "is-placed" : ""}>
            <span className="num">{index + 1}</span>
            <Link className="row-link" to={chapterPath(firstTranslation, { book: id, chapter: 1 })}>
              {bookName(id)}
            </Link>
            {isPlaced(round, id) ? <Icon of={Check} small /> : null}
          </li>
        ))}
      </ol>
    );
  return (
    <div
      className={`scholar-board is-level-${round.level}`}
      role="group"
      aria-label={scholarMessages.board(round.level, books.length)}
    >
      {round.board.map((book) => (
        <BookButton
          key={book}
          book={book}
          order={isPlaced(round, book) ? orderOf(round.level, book) : null}
          isWrong={round.wrong?.book === book}
          onPick={() => onPick(book)}
        />
      ))}
    </div>
  );
};
