import { type KeyboardEvent, useRef, useState, memo } from "react";
import { crossword } from "./config.ts";
import { crosswordMessages } from "./messages.ts";
import { cellsOf, type Cell, type Ends, isSameCell, keyOf, type PlacedWord, runBetween } from "./placement.ts";
import type { CrosswordEvent } from "./rules.ts";
import type { FoundWord } from "./stored.ts";
import { cellOfElement, useDrag } from "./use-drag.ts";
import { hasModifier } from "#src/platform/page/keyboard.ts";

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
const WordMarks = ({
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
const LetterRow = memo(({ letters, row, found, run, missed, cursor }: LetterRowProps) => {
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

interface LetterGridProps {
  rows: readonly string[];
  found: readonly FoundWord[];
  /** Words not found, shown at the end. */
  missed: readonly PlacedWord[];
  /** A run that was no word, while it is shown. */
  wrong: Ends | undefined;
  anchor: Cell | undefined;
  isStill: boolean;
  send: (event: CrosswordEvent) => void;
}

const strides: Readonly<Record<string, readonly [row: number, col: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The column that a key leads to in the same row. */
const columns: Readonly<Record<string, number>> = { Home: 0, End: crossword.size - 1 };

const clamp = (at: number): number => Math.min(crossword.size - 1, Math.max(0, at));

const moved = (cursor: Cell, key: string): Cell | undefined => {
  const col = columns[key];
  if (col !== undefined) return { ...cursor, col };
  const stride = strides[key];
  return stride && { row: clamp(cursor.row + stride[0]), col: clamp(cursor.col + stride[1]) };
};

/**
 * The letter grid. There are three ways to mark a word: drag over it, tap its two ends, or use the arrow keys and press
 * Enter or Space on its two ends (Escape clears the first one).
 */
export const LetterGrid = ({ rows, found, missed, wrong, anchor, isStill, send }: LetterGridProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Cell>({ row: 0, col: 0 });
  const [isKeyed, setIsKeyed] = useState(false);
  const drag = useDrag(grid, !isStill, (from, to) => {
    setIsKeyed(false);
    setCursor(to);
    send(isSameCell(from, to) ? { type: "tap", cell: to } : { type: "select", from, to });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(cursor, event.key);
    const isPress = event.key === "Enter" || event.key === " ";
    if (hasModifier(event) || (!next && !isPress && event.key !== "Escape")) return;
    event.preventDefault();
    setIsKeyed(true);
    // The focused cell becomes the cursor.
    if (next) grid.current?.querySelector<HTMLElement>(`[data-cell="${keyOf(next)}"]`)?.focus();
    else if (!isStill) send(isPress ? { type: "tap", cell: cursor } : { type: "let-go" });
  };

  const run =
    drag.run ??
    (anchor && isKeyed && runBetween(anchor, cursor).length > 0
      ? { from: anchor, to: cursor }
      : anchor && { from: anchor, to: anchor });
  const runCells = run ? runBetween(run.from, run.to) : [];
  const foundCells = found.flatMap(({ from, to }) => runBetween(from, to));

  return (
    <div className="crossword-frame">
      <div
        className="crossword-grid"
        role="grid"
        tabIndex={-1}
        aria-label={crosswordMessages.letters(crossword.size)}
        aria-describedby="crossword-help"
        ref={grid}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setCursor(cellOfElement(target) ?? cursor)}
        onClick={drag.onClick}
        onPointerDown={drag.onPointerDown}
        onPointerMove={drag.onPointerMove}
        onPointerUp={drag.onPointerUp}
        onPointerCancel={drag.onPointerCancel}
      >
        <WordMarks found={found} missed={missed} wrong={wrong} run={run} />
        {rows.map((letters, row) => (
          <LetterRow
            key={row}
            letters={letters}
            row={row}
            found={columnsIn(foundCells, row)}
            run={columnsIn(runCells, row)}
            missed={columnsIn(missed.flatMap(cellsOf), row)}
            cursor={cursor.row === row ? cursor.col : -1}
          />
        ))}
        <p className="sr" id="crossword-help">
          {crosswordMessages.help}
        </p>
      </div>
    </div>
  );
};

/** Columns of a row as a string prop, so that a row renders again only when its own cells change. */
const columnsIn = (cells: readonly Cell[], row: number): string =>
  cells
    .filter((cell) => cell.row === row)
    .map(({ col }) => col)
    .join(" ");
