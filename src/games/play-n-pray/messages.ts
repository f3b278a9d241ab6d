import { say, toast } from "#src/games/kit/game.ts";

export const prayToasts = {
  revealed: (name: string) => toast(`${name} Revealed!`),
  victory: toast("Hallelujah!", "All twenty names are prayed."),
  timeUp: toast("Time's Up!", "Keep praying and exploring God's names!", "refusal"),
} as const;

export const prayTitles = { victory: "Hallelujah!", timeUp: "Keep Praying!" } as const;

/** Announcements for screen readers. */
export const praySays = {
  revealed: (name: string, meaning: string, prayer: string) => say(`${name}. ${meaning}. ${prayer}`),
  completed: (name: string, done: number, of: number) => say(`${name} prayed. ${done} of ${of}.`),
} as const;

export const prayIntro = {
  title: "Ready to Pray?",
  lead: { timed: "Play N Pray: 3 minutes, 20 names", relaxed: "Play N Pray: 20 names, no clock" },
  rules: {
    timed: [
      "Twenty cards lie face down. Each holds one of God’s names in the Bible, and a short prayer.",
      "Open one for 50 points. After three seconds it counts as prayed, and closes.",
      "Keep a card open as long as you like. A prayed card can be opened again.",
      "Pray as many names as you can in three minutes.",
    ],
    relaxed: [
      "Twenty cards lie face down. Each holds one of God’s names in the Bible, and a short prayer.",
      "Open one for 50 points. After three seconds it counts as prayed.",
      "Every card stays open until you say Amen. A prayed card can be opened again.",
      "The round is over when the last of the twenty is closed.",
    ],
  },
  empty: "Open a card. Its prayer appears here.",
} as const;

export const prayShare = {
  invitation: "Twenty names of God, each with a prayer, in Play N Pray:",
  result: (badge: string, prayed: number) => `${badge}: I prayed ${prayed} of 20 names of God in Play N Pray.`,
} as const;
