import type { BadgeTiers } from "#src/games/kit/badge.ts";

/** Specification 2, section 9: one point per question; there are ten. */
export const reveal = { pointsPerQuestion: 1 } as const;

/** The specification names no badges here, but every game ends with one. */
export const revealTiers: BadgeTiers = [
  { from: 100, badge: { name: "Chapter and Verse", emoji: "🕯️", color: "gold" } },
  { from: 75, badge: { name: "Well-Read", emoji: "📚", color: "silver" } },
  { from: 50, badge: { name: "Page Turner", emoji: "📖", color: "bronze" } },
  { from: 0, badge: { name: "First Reader", emoji: "🌱", color: "gray" } },
];
