import type { BadgeTiers } from "#src/games/kit/badge.ts";

/** docs/product/games.md, "Wall of Jericho". */
export const jericho = {
  roundSeconds: 140,
  boxes: 20,
  pairs: 10,
  /** After this delay, two revealed stones are compared, and hidden again if they differ. */
  checkDelayMs: 1000,
  /** After a timeout the board stays still for this long before it is reset. */
  resetDelayMs: 2000,
  firstLevel: 1,
  fullPoints: 200,
  minPoints: 50,
  pointsLostPerMove: 5,
  /** Jericho Master: all pairs in at most this many turns of two stones. */
  masterTurns: 15,
} as const;

export const masterSticker = { name: "Jericho Master", emoji: "👑", color: "gold" } as const;

export const stickerTiers: BadgeTiers = [
  { from: 100, badge: { name: "Wall Conqueror", emoji: "🏆", color: "gold" } },
  { from: 75, badge: { name: "Wall Breaker", emoji: "🎺", color: "silver" } },
  { from: 50, badge: { name: "Scripture Matcher", emoji: "📖", color: "bronze" } },
  { from: 0, badge: { name: "Memory Seeker", emoji: "🔎", color: "gray" } },
];
