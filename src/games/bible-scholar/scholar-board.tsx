import { Check } from "lucide";
import { Link } from "react-router";
import { bookName, type BookId } from "#domain/scripture/books/books.ts";
import { chapterPath } from "#domain/scripture/reference/read-address.ts";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import { Icon } from "#src/ui/icon.tsx";
import { longWord, scholarLevels } from "./config.ts";
import { levelNames } from "./announcements.ts";
import { isPlaced, orderOf } from "./rules.ts";
import { scholarMessages } from "./messages.ts";
import type { ScholarRound } from "./state.ts";

interface BookButtonProps {
  name: string;
  order: number | null;
  isWrong: boolean;
  onPick: () => void;
}

const hasLongWord = (name: string): boolean => name.split(" ").some((word) => word.length >= longWord);

/** A placed book keeps its button and focus, but is announced as placed. */
const BookButton = ({ name, order, isWrong, onPick }: BookButtonProps) => (
  <button
    type="button"
    className={`scholar-book ${hasLongWord(name) ? "is-long" : ""} ${order === null ? "" : "is-placed"} ${isWrong ? "is-wrong" : ""}`}
    aria-disabled={order !== null}
    onClick={onPick}
  >
    <span className="scholar-name" aria-hidden={order !== null}>
      {name}
    </span>
    {order === null ? null : (
      <>
        <span className="sr">{scholarMessages.inPlace(name, order)}</span>
        <span className="scholar-order" aria-hidden="true">
          <Icon of={Check} small />
          <span>{order}</span>
        </span>
      </>
    )}
    {isWrong ? <span className="scholar-not-yet">{scholarMessages.notYet}</span> : null}
  </button>
);

/** The books as dealt; after the round, in their order with links. */
export const ScholarBoard = ({ round, onPick }: { round: ScholarRound; onPick: (book: BookId) => void }) => {
  const { books } = scholarLevels[round.level];
  if (round.phase === "over")
    return (
      <ol className="scholar-list" aria-label={scholarMessages.inOrder(levelNames[round.level])}>
        {books.map(({ id }, index) => (
          <li key={id} className={isPlaced(round, id) ? "is-placed" : ""}>
            <span className="num">{index + 1}</span>
            <Link to={chapterPath(firstTranslation, { book: id, chapter: 1 })}>{bookName(id)}</Link>
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
          name={bookName(book)}
          order={isPlaced(round, book) ? orderOf(round.level, book) : null}
          isWrong={round.wrong?.book === book}
          onPick={() => onPick(book)}
        />
      ))}
    </div>
  );
};
