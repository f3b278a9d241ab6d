import type { BadgeTiers } from "#src/games/kit/badge.ts";

/** One point per question; there are ten (docs/product/games.md, "Tap to Reveal"). */
export const reveal = { questions: 10, pointsPerQuestion: 1 } as const;

/** Every game ends with a badge. */
export const revealTiers: BadgeTiers = [
  { from: 100, badge: { name: "Chapter and Verse", emoji: "🕯️", color: "gold" } },
  { from: 75, badge: { name: "Well-Read", emoji: "📚", color: "silver" } },
  { from: 50, badge: { name: "Page Turner", emoji: "📖", color: "bronze" } },
  { from: 0, badge: { name: "First Reader", emoji: "🌱", color: "gray" } },
];
