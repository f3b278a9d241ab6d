import type { BadgeTiers } from "#src/games/kit/badge.ts";

/** Specification 2, section 9. */
export const jericho = {
  roundSeconds: 140,
  boxes: 20,
  pairs: 10,
  /** Two revealed boxes are checked, and hidden again if they differ, after this long. */
  checkDelayMs: 1000,
  /** After time-out the board stands still this long before it is set anew. */
  resetDelayMs: 2000,
  firstLevel: 1,
  fullPoints: 200,
  leastPoints: 50,
  pointsLostPerMove: 5,
  /** Jericho Master: all pairs in at most this many turns of two stones (decision 37). */
  masterTurns: 15,
} as const;

export const masterSticker = { name: "Jericho Master", emoji: "👑", color: "gold" } as const;

export const stickerTiers: BadgeTiers = [
  { from: 100, badge: { name: "Wall Conqueror", emoji: "🏆", color: "gold" } },
  { from: 75, badge: { name: "Wall Breaker", emoji: "🎺", color: "silver" } },
  { from: 50, badge: { name: "Scripture Matcher", emoji: "📖", color: "bronze" } },
  { from: 0, badge: { name: "Memory Seeker", emoji: "🔎", color: "gray" } },
];
