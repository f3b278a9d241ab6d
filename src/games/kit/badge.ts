import { translatedBadges } from "./badges.data.ts";

/**
 * Badges (docs/product/games.md, "Badges"). A game's `feature.ts` has its own, best first, the last from 0; `badgeTiers` has
 * those of all games.
 */
export type BadgeColor = "gold" | "silver" | "bronze" | "gray";

export interface Badge {
  readonly name: string;
  readonly emoji: string;
  readonly color: BadgeColor;
}

interface BadgeTier {
  /** The lowest percentage that earns the badge. */
  readonly from: number;
  readonly badge: Badge;
}

export type BadgeTiers = readonly [BadgeTier, ...BadgeTier[]];

/** The displayed name of a badge. Badges are stored under their English names in every language. */
export const badgeName = ({ name }: Pick<Badge, "name">): string => translatedBadges[name] ?? name;

/** `done` as a percentage of `total`, between 0 and 100, not rounded. */
export const percentOf = (done: number, total: number): number =>
  total <= 0 ? 0 : Math.min(100, Math.max(0, (done / total) * 100));

/** The badge for `done` of `total`. Percentages are compared exactly: 74.9 % is not 75 %. */
export const badgeFor = (tiers: BadgeTiers, done: number, total: number): Badge => {
  const percent = percentOf(done, total);
  return (tiers.find((tier) => percent >= tier.from) ?? tiers.at(-1)!).badge;
};
