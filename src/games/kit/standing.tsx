import { useEffect, useState } from "react";
import type { GameId } from "#content/schema/games.ts";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import type { BadgeTiers } from "./badge.ts";
import { missingText, resultName, type Score, standingText, withScore } from "./bests.ts";
import type { Pace } from "./game.ts";
import { bestsEntry } from "./stored.ts";

interface StandingProps {
  game: GameId;
  level?: number | string;
  pace?: Pace;
  own: Score;
  tiers: BadgeTiers;
  done: number;
  total: number;
  /** What was counted: 'pair'. */
  unit: string;
  /** What is missing for a badge beyond the tiers, once all of them are reached. */
  beyond?: string;
}

/** After an ordinary round: how it compares with the best and the last of its level and pace, and what is missing for the next badge. */
export const Standing = ({
  game,
  level = 1,
  pace = "relaxed",
  own,
  tiers,
  done,
  total,
  unit,
  beyond = "",
}: StandingProps) => {
  const name = resultName(game, level, pace);
  const [before] = useState(() => deviceStore().read(bestsEntry)[name]);
  const { points, seconds } = own;
  useEffect(() => {
    const score = seconds === undefined ? { points } : { points, seconds };
    void deviceStore().update(bestsEntry, (bests) => withScore(bests, name, score));
  }, [name, points, seconds]);
  return (
    <p className="end-standing">
      {standingText(before, own)} {missingText(tiers, done, total, unit) || beyond}
    </p>
  );
};
