/** The best and the last result of each game, level and pace, on this device (docs/product/games.md, "Bests"). */
import * as z from "zod/mini";
import type { GameId } from "#content/schema/games.ts";
import { type BadgeTiers, percentOf } from "./badge.ts";
import { clockText, counted } from "./figures.ts";
import type { Pace } from "./state-parts.ts";

const count = z.int().check(z.nonnegative());

const scoreSchema = z.object({
  points: count,
  /** Of a timed round that was won: fewer are better. */
  seconds: z.optional(count),
});
export type Score = z.infer<typeof scoreSchema>;

/** By game, level and pace: 'wall-of-jericho 2 timed'. */
export const bestsSchema = z.record(z.string(), z.object({ best: scoreSchema, last: scoreSchema }));
export type Bests = z.infer<typeof bestsSchema>;

/** The name of a game, level and pace among the results. */
export const resultName = (game: GameId, level: number | string, pace: Pace): string => `${game} ${level} ${pace}`;

/** More points, or as many in less time. */
export const isBetter = (one: Score, other: Score): boolean =>
  one.points === other.points
    ? one.seconds !== undefined && (other.seconds === undefined || one.seconds < other.seconds)
    : one.points > other.points;

export const withScore = (bests: Bests, name: string, own: Score): Bests => {
  const known = bests[name]?.best;
  return { ...bests, [name]: { best: known && !isBetter(own, known) ? known : own, last: own } };
};

/** Keeps the better result of two devices; the present device's last one stays the last. */
export const mergeBests = (present: Bests, imported: Bests): Bests => {
  const merged = { ...present };
  for (const [name, other] of Object.entries(imported)) {
    const own = present[name];
    if (!own) merged[name] = other;
    else if (isBetter(other.best, own.best)) merged[name] = { ...own, best: other.best };
  }
  return merged;
};

const scoreText = ({ points, seconds }: Score): string =>
  seconds === undefined ? counted(points, "point") : `${counted(points, "point")} in ${clockText(seconds)}`;

/** How a result compares with those before it. */
export const standingText = (before: Bests[string] | undefined, own: Score): string => {
  if (!before) return "Your first result here. Next time there is one to beat.";
  if (isBetter(own, before.best)) return `A new best. Before: ${scoreText(before.best)}.`;
  const last = isBetter(own, before.last) ? " You beat your last." : "";
  return `Your best: ${scoreText(before.best)}.${last}`;
};

/** Before a round: what there is to beat; empty before the first result. */
export const toBeatText = (known: Bests[string] | undefined): string => {
  if (!known) return "";
  const [best, last] = [scoreText(known.best), scoreText(known.last)];
  return best === last ? `Beat your best: ${best}.` : `Beat your last: ${last}. Your best: ${best}.`;
};

/** What is missing for the next better badge; empty with the best one. */
export const missingText = (tiers: BadgeTiers, done: number, total: number, unit: string): string => {
  const next = tiers.findLast(({ from }) => from > percentOf(done, total));
  if (!next) return "";
  const missing = Math.ceil((next.from * total) / 100) - done;
  return `${missing} more ${unit}${missing === 1 ? "" : "s"} for ${next.badge.name}.`;
};
