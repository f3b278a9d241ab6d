/** docs/product/games.md, "Crossword Search". */
export const crossword = {
  /** Rows and columns of the grid. */
  size: 15,
  /** Random attempts per word before the fallback places it in the first free row. */
  placementAttempts: 100,
  /** How long a run that is no word stays marked, in milliseconds. */
  wrongShownMs: 1000,
  firstLevel: 1,
  /** The last of the three puzzles; further levels follow, one for each theme. */
  lastPuzzle: 3,
  lastLevel: 50,
} as const;
