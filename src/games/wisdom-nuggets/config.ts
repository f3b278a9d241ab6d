/** docs/product/games.md, "Wisdom Nuggets". */
export const wisdom = {
  parables: 8,
  perPage: 2,
  pointsPerParable: 100,
  distractors: 4,
  /** When both parables of a page are done, the next page opens after this delay. */
  advanceDelayMs: 1500,
} as const;
