import { memo } from "react";
import { crosswordMessages } from "./messages.ts";

interface LetterRowProps {
  letters: string;
  row: number;
  /** Space-separated columns: of found words, of the run being drawn, and of words shown at the end. */
  found: string;
  run: string;
  missed: string;
  /** The focusable column; -1 if the cursor is in another row. */
  cursor: number;
  onFocus: (col: number) => void;
}

const has = (columns: string, col: number): boolean => columns.split(" ").includes(String(col));

const nameOf = (letter: string, isFound: boolean, isMissed: boolean): string => {
  if (isFound) return crosswordMessages.letterFound(letter);
  return isMissed ? crosswordMessages.letterNotFound(letter) : letter;
};

const Row = ({ letters, row, found, run, missed, cursor, onFocus }: LetterRowProps) => (
  <div className="crossword-row" role="row">
    {[...letters].map((letter, col) => (
      <span
        key={col}
        role="gridcell"
        data-row={row}
        data-col={col}
        tabIndex={cursor === col ? 0 : -1}
        aria-label={nameOf(letter, has(found, col), has(missed, col))}
        aria-selected={has(run, col)}
        onFocus={() => onFocus(col)}
      >
        {letter}
      </span>
    ))}
  </div>
);

/** One row of letters; renders again only when something in it changed. */
export const LetterRow = memo(
  Row,
  (before, after) =>
    before.letters === after.letters &&
    before.found === after.found &&
    before.run === after.run &&
    before.missed === after.missed &&
    before.cursor === after.cursor,
);
