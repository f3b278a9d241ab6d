import { say, toast } from "#src/games/kit/game.ts";

export const jerichoToasts = {
  match: (points: number) => toast("Match Found!", `+${points} points`),
  victory: toast("Victory!", "The wall is down. All ten pairs are found."),
  timeUp: toast("Time's Up!", "The game is refreshing for a new attempt...", "refusal"),
  level: (level: number) => toast(`Level ${level}`),
} as const;

export const jerichoTitles = { victory: "Victory!", timeUp: "Keep Trying!" } as const;

/** What a screen reader is told of what the eye sees. */
export const jerichoSays = {
  revealed: (stone: number, text: string) => say(`Stone ${stone}: ${text}`),
  matched: (text: string, pairs: number, of: number) => say(`A pair: ${text}. ${pairs} of ${of} pairs found.`),
  covered: (first: number, second: number) => say(`No pair. Stones ${first} and ${second} are covered again.`),
  secondsLeft: (words: string) => say(`${words} left`),
} as const;
