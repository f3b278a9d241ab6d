import { useEffect, useMemo, useState } from "react";
import type { GameId } from "./catalogue.data.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { resultName, type Score, withScore } from "./bests.ts";
import type { Pace } from "./game.ts";
import { missingText, roundSummaryText, type Unit } from "./round-summary-text.ts";
import { bestsEntry } from "./stored.ts";

export interface RoundComparison {
  level?: number | string;
  pace?: Pace;
  points: number;
  /** How long it took; undefined if it was not won. Only compared where it was played against the clock. */
  seconds?: number | undefined;
  /** What was counted. */
  unit: Unit;
  /** What is missing for a badge beyond the tiers, once all of them are reached. */
  beyond?: string;
}

interface RoundSummaryProps extends RoundComparison {
  game: GameId;
  done: number;
  total: number;
  /** Today's board is not compared, because every date has a different one. */
  isDaily: boolean;
}

/** Compares a round with the best and the last one of its level and pace, and stores its result. */
const Comparison = ({
  game,
  level = 1,
  pace = "relaxed",
  points,
  seconds,
}: Pick<RoundSummaryProps, "game" | "level" | "pace" | "points" | "seconds">) => {
  const name = resultName(game, level, pace);
  const [before] = useState(() => deviceStore().read(bestsEntry)[name]);
  const own = useMemo<Score>(
    () => (pace === "timed" && seconds !== undefined ? { points, seconds } : { points }),
    [pace, points, seconds],
  );
  useEffect(() => void deviceStore().update(bestsEntry, (bests) => withScore(bests, name, own)), [name, own]);
  return `${roundSummaryText(before, own)} `;
};

/** After a round: how it compares with those before it, and what is missing for the next badge. */
export const RoundSummary = ({ done, total, unit, beyond = "", isDaily, ...round }: RoundSummaryProps) => {
  const missing = missingText(round.game, done, total, unit) || beyond;
  if (isDaily && missing === "") return null;
  return (
    <p className="round-summary">
      {isDaily ? null : <Comparison {...round} />}
      {missing}
    </p>
  );
};
