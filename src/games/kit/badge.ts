import { badgeTiers, translatedBadges } from "./badges.data.ts";
import type { GameId } from "./catalogue.data.ts";

/** Badges (docs/product/games.md, "Badges"). Each game's are in its `feature.ts`, best first, the last from 0. */
export type BadgeColor = "gold" | "silver" | "bronze" | "gray";

export interface Badge {
  readonly name: string;
  readonly emoji: string;
  readonly color: BadgeColor;
}

export interface BadgeTier {
  /** The lowest percentage that earns the badge. */
  readonly from: number;
  readonly badge: Badge;
}

/** The displayed name of a badge. Badges are stored under their English names in every language. */
export const badgeName = ({ name }: Pick<Badge, "name">): string => translatedBadges[name] ?? name;

/** `done` as a percentage of `total`, between 0 and 100, not rounded. */
export const percentOf = (done: number, total: number): number =>
  total <= 0 ? 0 : Math.min(100, Math.max(0, (done / total) * 100));

/** A game's badge for `done` of `total`. Percentages are compared exactly: 74.9 % is not 75 %. */
export const badgeFor = (game: GameId, done: number, total: number): Badge => {
  const percent = percentOf(done, total);
  return badgeTiers[game].find(({ from }) => percent >= from)!.badge;
};
