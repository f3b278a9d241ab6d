/** How a result compares with those before it, in words. */
import { badgeName, type BadgeTiers, percentOf } from "./badge.ts";
import { type Bests, isBetter, type Score } from "./bests.ts";
import { clockText } from "./format.ts";
import { standingWords } from "./round-summary-words.ts";

const scoreText = ({ points, seconds }: Score): string =>
  seconds === undefined
    ? standingWords.points(points)
    : standingWords.pointsIn(standingWords.points(points), clockText(seconds));

/** After a round. */
export const roundSummaryText = (before: Bests[string] | undefined, own: Score): string => {
  if (!before) return standingWords.first;
  const best = scoreText(before.best);
  if (isBetter(own, before.best)) return standingWords.newBest(best);
  return isBetter(own, before.last) ? standingWords.bestAndLastBeaten(best) : standingWords.best(best);
};

/** Before a round: what there is to beat; empty before the first result. */
export const bestResultText = (known: Bests[string] | undefined): string => {
  if (!known) return "";
  const [best, last] = [scoreText(known.best), scoreText(known.last)];
  return best === last ? standingWords.beatBest(best) : standingWords.beatLast(last, best);
};

/** What a game counts. */
export type Unit = keyof typeof standingWords.missing;

/** What is missing for the next better badge; empty with the best one. */
export const missingText = (tiers: BadgeTiers, done: number, total: number, unit: Unit): string => {
  const next = tiers.findLast(({ from }) => from > percentOf(done, total));
  if (!next) return "";
  return standingWords.missing[unit](Math.ceil((next.from * total) / 100) - done, badgeName(next.badge));
};
