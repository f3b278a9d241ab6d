import type { BadgeTiers } from "#src/games/kit/badge.ts";

/** docs/product/games.md, "Play N Pray". */
export const pray = {
  roundSeconds: 180,
  cards: 20,
  pointsPerReveal: 50,
  /** A revealed card counts as prayed after this delay. */
  completeDelayMs: 3000,
} as const;

/** 'faith Explorer' is spelled so on purpose. */
export const stickerTiers: BadgeTiers = [
  { from: 100, badge: { name: "Prayer Warrior", emoji: "🙏", color: "gold" } },
  { from: 75, badge: { name: "God Seeker", emoji: "🕊️", color: "silver" } },
  { from: 50, badge: { name: "faith Explorer", emoji: "🧭", color: "bronze" } },
  { from: 0, badge: { name: "Prayer Beginner", emoji: "🌱", color: "gray" } },
];
