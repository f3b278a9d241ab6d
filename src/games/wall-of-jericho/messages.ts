import { counted, type Pace, say, toast } from "#src/games/kit/game.ts";
import { wallOf } from "./config.ts";
import type { JerichoResult } from "./state.ts";

/** '24 stones in 150 seconds.' */
const wallSentence = (level: number, pace: Pace): string => {
  const { pairs, seconds } = wallOf(level);
  return `${pairs * 2} stones${pace === "timed" ? ` in ${seconds} seconds` : ""}.`;
};

export const jerichoToasts = {
  match: (points: number) => toast("Match Found!", `+${points} points`),
  victory: (pairs: number) =>
    toast("Victory!", `The wall is down. All ${pairs === 10 ? "ten" : pairs} pairs are found.`),
  timeUp: toast("Time's Up!", "The game is refreshing for a new attempt...", "refusal"),
  level: (level: number, pace: Pace) => toast(`Level ${level}`, wallSentence(level, pace)),
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
    timed:
      "Find all ten pairs in 140 seconds. When time is up, the wall is built again. Later levels are quicker, then larger.",
    relaxed: "There is no clock. Take as long as you like. Walls are larger from level 3 on.",
  },
} as const;

export const jerichoShare = {
  invitation: "Find the matching verses and bring down the Wall of Jericho:",
  result: (badge: string, pairs: number, of: number, level: number) =>
    `${badge}: ${pairs} of ${of} pairs at level ${level} of Wall of Jericho. Can you bring the wall down?`,
} as const;

export const resultSentence = (level: number, { pairs, moves }: JerichoResult, of: number, score: number): string =>
  `Level ${level}: ${pairs} of ${of} pairs in ${counted(moves, "move")}. Score ${score}.`;
