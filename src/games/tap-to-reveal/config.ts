/** One point per question; there are ten (docs/product/games.md, "Tap to Reveal"). */
export const reveal = { questions: 10, pointsPerQuestion: 1 } as const;
