/** docs/product/games.md, "Play N Pray". */
export const pray = {
  roundSeconds: 180,
  cards: 20,
  pointsPerReveal: 50,
  /** A revealed card counts as prayed after this delay. */
  completeDelayMs: 3000,
} as const;
