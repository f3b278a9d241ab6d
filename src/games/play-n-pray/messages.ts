import { say, toast } from "#src/games/kit/game.ts";

export const prayToasts = {
  revealed: (name: string) => toast(`${name} Revealed!`),
  victory: toast("Hallelujah!", "All twenty names are prayed."),
  timeUp: toast("Time's Up!", "Keep praying and exploring God's names!", "refusal"),
} as const;

export const prayTitles = { victory: "Hallelujah!", timeUp: "Keep Praying!" } as const;

/** What a screen reader is told of what the eye sees. */
export const praySays = {
  revealed: (name: string, meaning: string, prayer: string) => say(`${name}. ${meaning}. ${prayer}`),
  completed: (name: string, done: number, of: number) => say(`${name} prayed. ${done} of ${of}.`),
  secondsLeft: (words: string) => say(`${words} left`),
} as const;
