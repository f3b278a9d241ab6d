/** The best and the last result of each game, level and pace, on this device (docs/product/games.md, "Bests"). */
import * as z from "zod/mini";
import { gameCatalogue, type GameId } from "./catalogue.data.ts";
import type { Pace } from "./state-schemas.ts";

const count = z.int().check(z.nonnegative());

const scoreSchema = z.object({
  points: count,
  /** The time of a round that was won against the clock: fewer are better. */
  seconds: z.optional(count),
});
export type Score = z.infer<typeof scoreSchema>;

/** By game, level and pace: 'wall-of-jericho 2 timed', 'tap-to-reveal es 1 relaxed'. */
export const bestsSchema = z.record(z.string(), z.object({ best: scoreSchema, last: scoreSchema }));
export type Bests = z.infer<typeof bestsSchema>;

export const resultName = (game: GameId, level: number | string, pace: Pace): string =>
  `${gameCatalogue[game].board} ${level} ${pace}`;

/** More points, or as many in less time. */
export const isBetter = (one: Score, other: Score): boolean =>
  one.points === other.points
    ? one.seconds !== undefined && (other.seconds === undefined || one.seconds < other.seconds)
    : one.points > other.points;

export const withScore = (bests: Bests, name: string, own: Score): Bests => {
  const known = bests[name]?.best;
  return { ...bests, [name]: { best: known && !isBetter(own, known) ? known : own, last: own } };
};

/** Merges the results of two devices: the better best result, and this device's last result. */
export const mergeBests = (present: Bests, imported: Bests): Bests => {
  const merged = { ...present };
  for (const [name, other] of Object.entries(imported)) {
    const own = present[name];
    if (!own) merged[name] = other;
    else if (isBetter(other.best, own.best)) merged[name] = { ...own, best: other.best };
  }
  return merged;
};
