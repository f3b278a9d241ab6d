/** Sentences that compare a result with earlier results. */
import { badgeName, percentOf } from "./badge.ts";
import { badgeTiers } from "./badges.data.ts";
import { type Bests, isBetter, type Score } from "./bests.ts";
import type { GameId } from "./catalogue.data.ts";
import { clockText } from "./game.ts";
import { roundSummaryMessages } from "./messages.ts";

const scoreText = ({ points, seconds }: Score): string =>
  seconds === undefined
    ? roundSummaryMessages.points(points)
    : roundSummaryMessages.pointsIn(roundSummaryMessages.points(points), clockText(seconds));

export const roundSummaryText = (before: Bests[string] | undefined, own: Score): string => {
  if (!before) return roundSummaryMessages.first;
  const best = scoreText(before.best);
  if (isBetter(own, before.best)) return roundSummaryMessages.newBest(best);
  return isBetter(own, before.last) ? roundSummaryMessages.bestAndLastBeaten(best) : roundSummaryMessages.best(best);
};

/** Before a round: the best and the last result; empty before the first result. */
export const bestResultText = (known: Bests[string] | undefined): string => {
  if (!known) return "";
  const [best, last] = [scoreText(known.best), scoreText(known.last)];
  return best === last ? roundSummaryMessages.beatBest(best) : roundSummaryMessages.beatLast(last, best);
};

/** What a game counts. */
export type Unit = keyof typeof roundSummaryMessages.units;

/** What is missing for the next better badge; empty with the best one. */
export const missingText = (game: GameId, done: number, total: number, unit: Unit): string => {
  const next = badgeTiers[game].findLast(({ from }) => from > percentOf(done, total));
  if (!next) return "";
  const count = Math.ceil((next.from * total) / 100) - done;
  return roundSummaryMessages.missing(count, roundSummaryMessages.units[unit](count), badgeName(next.badge));
};
