import { crossword } from "./config.ts";
import { cellsOf, type Cell, type PlacedWord } from "./placement.ts";
import type { FoundWord } from "./state.ts";

interface Ends {
  readonly from: Cell;
  readonly to: Cell;
}

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

/** Rounded frames behind the letters: found words, words shown at the end, and the run being drawn. */
export const WordMarks = ({
  found,
  missed,
  run,
}: {
  found: readonly FoundWord[];
  missed: readonly PlacedWord[];
  run: Ends | undefined;
}) => (
  <svg className="crossword-marks" viewBox={`0 0 ${crossword.size} ${crossword.size}`} aria-hidden="true">
    {found.map(({ word, from, to }) => (
      <Mark key={word} className="is-found" from={from} to={to} />
    ))}
    {missed.map((placed) => (
      <Mark key={placed.word} className="is-missed" from={cellsOf(placed)[0]!} to={cellsOf(placed).at(-1)!} />
    ))}
    {run ? <Mark className="is-run" {...run} /> : null}
  </svg>
);
