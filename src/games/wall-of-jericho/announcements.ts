import { kitMessages } from "#src/games/kit/messages.ts";
import { type Pace, announce, toast } from "#src/games/kit/game.ts";
import { wallOf } from "./config.ts";
import { jerichoMessages } from "./messages.ts";
import type { JerichoResult } from "./state.ts";

interface NextWall {
  readonly level: number;
  readonly isSteep: boolean;
  readonly pace: Pace;
}

/** '24 stones in 150 seconds.' */
const wallSentence = ({ level, isSteep, pace }: NextWall): string => {
  const { pairs, seconds } = wallOf(level, isSteep);
  return pace === "timed" ? jerichoMessages.stonesIn(pairs * 2, seconds) : jerichoMessages.stones(pairs * 2);
};

export const jerichoToasts = {
  match: (points: number) => toast(jerichoMessages.matchFound, jerichoMessages.points(points)),
  victory: (pairs: number) => toast(jerichoMessages.victory, jerichoMessages.wallIsDown(pairs)),
  timeUp: toast(kitMessages.timeUp, jerichoMessages.newAttempt, "refusal"),
  level: (wall: NextWall) => toast(kitMessages.levelNumber(wall.level), wallSentence(wall)),
} as const;

/** Announcements for screen readers. */
export const jerichoAnnouncements = {
  revealed: (stone: number, text: string) => announce(jerichoMessages.stoneOpen(stone, text)),
  matched: (text: string, pairs: number, of: number) => announce(jerichoMessages.pairFound(text, pairs, of)),
  covered: (first: number, second: number) => announce(jerichoMessages.noPair(first, second)),
} as const;

export const resultSentence = (level: number, { pairs, moves }: JerichoResult, of: number, score: number): string =>
  jerichoMessages.result(level, pairs, of, moves, score);
