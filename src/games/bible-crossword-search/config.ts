import type { BadgeTiers } from "#src/games/kit/badge.ts";

/** docs/product/games.md, "Crossword Search". */
export const crossword = {
  /** Rows and columns of the grid. */
  size: 15,
  /** Random attempts per word before the fallback places it in the first free row. */
  placementAttempts: 100,
  firstLevel: 1,
  /** The last of the three puzzles; further levels follow, one for each theme. */
  lastPuzzle: 3,
  lastLevel: 50,
} as const;

export const badgeTiers: BadgeTiers = [
  { from: 100, badge: { name: "Bible Scholar", emoji: "🎓", color: "gold" } },
  { from: 80, badge: { name: "Word Finder", emoji: "🔍", color: "silver" } },
  { from: 60, badge: { name: "Seeker", emoji: "🕯️", color: "bronze" } },
  { from: 0, badge: { name: "Beginner", emoji: "🌱", color: "gray" } },
];
