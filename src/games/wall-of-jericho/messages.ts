import { type Pace, say, toast } from "#src/games/kit/game.ts";
import { wallOf } from "./config.ts";
import { jerichoWords } from "./jericho-words.ts";
import type { JerichoResult } from "./state.ts";

/** '24 stones in 150 seconds.' */
const wallSentence = (level: number, pace: Pace): string => {
  const { pairs, seconds } = wallOf(level);
  return pace === "timed" ? jerichoWords.stonesIn(pairs * 2, seconds) : jerichoWords.stones(pairs * 2);
};

export const jerichoToasts = {
  match: (points: number) => toast(jerichoWords.matchFound, jerichoWords.points(points)),
  victory: (pairs: number) => toast(jerichoWords.victory, jerichoWords.wallIsDown(pairs)),
  timeUp: toast(jerichoWords.timeUp, jerichoWords.newAttempt, "refusal"),
  level: (level: number, pace: Pace) => toast(jerichoWords.levelTitle(level), wallSentence(level, pace)),
} as const;

/** Announcements for screen readers. */
export const jerichoSays = {
  revealed: (stone: number, text: string) => say(jerichoWords.stoneOpen(stone, text)),
  matched: (text: string, pairs: number, of: number) => say(jerichoWords.pairFound(text, pairs, of)),
  covered: (first: number, second: number) => say(jerichoWords.noPair(first, second)),
} as const;

export const resultSentence = (level: number, { pairs, moves }: JerichoResult, of: number, score: number): string =>
  jerichoWords.result(level, pairs, of, moves, score);
