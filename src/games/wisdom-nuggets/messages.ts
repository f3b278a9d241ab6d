import { say, toast } from "#src/games/kit/game.ts";

export const wisdomToasts = {
  correct: (title: string) => toast("Correct!", title),
  wrong: toast("Try Again", "That's not the right word for this parable.", "refusal"),
  pageComplete: toast("Page Complete!"),
  victory: toast("Wisdom Achieved!", "All eight parables are whole again."),
} as const;

export const wisdomTitles = { victory: "Wisdom Achieved!", finished: "Keep Learning!" } as const;

/** What a screen reader is told of what the eye sees. */
export const wisdomSays = {
  completed: (verse: string, done: number, of: number) => say(`${verse}. ${done} of ${of} parables.`),
  page: (page: number, of: number) => say(`Page ${page} of ${of}`),
} as const;
