import { memo } from "react";
import { crosswordMessages } from "./messages.ts";
import { crossword } from "./config.ts";
import { cellsOf, type Ends, keyOf, type PlacedWord } from "./placement.ts";
import type { FoundWord } from "./stored.ts";

const inset = 0.1;

const Mark = ({ from, to, className }: Ends & { className: string }) => (
  <rect
    className={className}
    x={Math.min(from.col, to.col) + inset}
    y={Math.min(from.row, to.row) + inset}
    width={Math.abs(to.col - from.col) + 1 - 2 * inset}
    height={Math.abs(to.row - from.row) + 1 - 2 * inset}
    rx={0.5 - inset}
  />
);

/** Rounded frames behind the letters: found words, words shown at the end, a wrong run and the one being drawn. */
export const WordMarks = ({
  found,
  missed,
  wrong,
  run,
}: {
  found: readonly FoundWord[];
  missed: readonly PlacedWord[];
  wrong: Ends | undefined;
  run: Ends | undefined;
}) => (
  <svg className="crossword-marks" viewBox={`0 0 ${crossword.size} ${crossword.size}`} aria-hidden="true">
    {found.map(({ word, from, to }) => (
      <Mark key={word} className="is-found" from={from} to={to} />
    ))}
    {missed.map((placed) => (
      <Mark key={placed.word} className="is-missed" from={cellsOf(placed)[0]!} to={cellsOf(placed).at(-1)!} />
    ))}
    {wrong ? <Mark className="is-wrong" {...wrong} /> : null}
    {run ? <Mark className="is-run" {...run} /> : null}
  </svg>
);

interface LetterRowProps {
  letters: string;
  row: number;
  /** Space-separated columns: of found words, of the run being drawn, and of words shown at the end. */
  found: string;
  run: string;
  missed: string;
  /** The focusable column; -1 if the cursor is in another row. */
  cursor: number;
}

const setOf = (columns: string): ReadonlySet<string> => new Set(columns.split(" "));

/** The accessible name of a cell, where it is not the letter alone. */
const nameOf = (letter: string, isFound: boolean, isMissed: boolean): string | undefined => {
  if (isFound) return crosswordMessages.letterFound(letter);
  return isMissed ? crosswordMessages.letterNotFound(letter) : undefined;
};

/** One row of letters; renders again only when something in it changed. */
export const LetterRow = memo(({ letters, row, found, run, missed, cursor }: LetterRowProps) => {
  const foundIn = setOf(found);
  const missedIn = setOf(missed);
  const runIn = setOf(run);
  return (
    <div className="crossword-row" role="row">
      {Array.from(letters, (letter, col) => (
        <span
          key={col}
          role="gridcell"
          data-cell={keyOf({ row, col })}
          tabIndex={cursor === col ? 0 : -1}
          aria-label={nameOf(letter, foundIn.has(`${col}`), missedIn.has(`${col}`))}
          aria-selected={runIn.has(`${col}`) || undefined}
        >
          {letter}
        </span>
      ))}
    </div>
  );
});
