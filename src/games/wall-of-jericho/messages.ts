import { counted, say, toast } from "#src/games/kit/game.ts";
import { jericho } from "./config.ts";
import type { JerichoResult } from "./state.ts";

export const jerichoToasts = {
  match: (points: number) => toast("Match Found!", `+${points} points`),
  victory: toast("Victory!", "The wall is down. All ten pairs are found."),
  timeUp: toast("Time's Up!", "The game is refreshing for a new attempt...", "refusal"),
  level: (level: number) => toast(`Level ${level}`),
} as const;

export const jerichoTitles = { victory: "Victory!", timeUp: "Keep Trying!" } as const;

/** Announcements for screen readers. */
export const jerichoSays = {
  revealed: (stone: number, text: string) => say(`Stone ${stone}: ${text}`),
  matched: (text: string, pairs: number, of: number) => say(`A pair: ${text}. ${pairs} of ${of} pairs found.`),
  covered: (first: number, second: number) => say(`No pair. Stones ${first} and ${second} are covered again.`),
} as const;

export const jerichoIntro = {
  lead: "Twenty stones, ten pairs of verses. Remember where they lie and bring the wall down.",
  rules: [
    "Turn two stones. If the words match, both fall; if not, they turn back after a second.",
    "A pair is worth 200 points, less five for every stone turned so far, and never under 50.",
  ],
  lastRule: {
    timed: "Find all ten pairs in 140 seconds. When time is up, the wall is built again.",
    relaxed: "There is no clock. Take as long as you like.",
  },
} as const;

export const jerichoShare = {
  invitation: "Find the matching verses and bring down the Wall of Jericho:",
  result: (badge: string, pairs: number, level: number) =>
    `${badge}: ${pairs} of 10 pairs at level ${level} of Wall of Jericho. Can you bring the wall down?`,
} as const;

export const resultSentence = (level: number, { pairs, moves }: JerichoResult, score: number): string =>
  `Level ${level}: ${pairs} of ${jericho.pairs} pairs in ${counted(moves, "move")}. Score ${score}.`;
