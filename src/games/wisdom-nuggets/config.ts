import type { BadgeTiers } from "#src/games/kit/badge.ts";

/** docs/product/games.md, "Wisdom Nuggets". */
export const wisdom = {
  parables: 8,
  perPage: 2,
  pointsPerParable: 100,
  distractors: 4,
  /** When both parables of a page are done, the next page opens after this delay. */
  advanceDelayMs: 1500,
} as const;

export const stickerTiers: BadgeTiers = [
  { from: 100, badge: { name: "Wisdom Master", emoji: "🦉", color: "gold" } },
  { from: 75, badge: { name: "Parable Scholar", emoji: "📜", color: "silver" } },
  { from: 50, badge: { name: "Truth Seeker", emoji: "🌿", color: "bronze" } },
  { from: 0, badge: { name: "Wisdom Beginner", emoji: "🌱", color: "gray" } },
];
