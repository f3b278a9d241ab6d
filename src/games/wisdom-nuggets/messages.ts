import { say, toast } from "#src/games/kit/game.ts";

export const wisdomToasts = {
  correct: (title: string) => toast("Correct!", title),
  wrong: toast("Try Again", "That's not the right word for this parable.", "refusal"),
  pageComplete: toast("Page Complete!"),
  victory: toast("Wisdom Achieved!", "All eight parables are whole again."),
} as const;

export const wisdomTitles = { victory: "Wisdom Achieved!", finished: "Keep Learning!" } as const;

/** Announcements for screen readers. */
export const wisdomSays = {
  completed: (verse: string, done: number, of: number) => say(`${verse}. ${done} of ${of} parables.`),
  page: (page: number, of: number) => say(`Page ${page} of ${of}`),
} as const;

export const wisdomIntro = {
  lead: "No Time Limit: 8 parables, drawn from 33.",
  rules: [
    "Each page has two parables of Jesus, each with a word missing.",
    "Choose a word from the bank. It fills the first open parable on the page, the marked one.",
    "Every right word is worth 100 points. When a page is done, the next one opens.",
  ],
} as const;

export const wisdomShare = {
  invitation: "Complete the parables of Jesus in Wisdom Nuggets:",
  result: (badge: string, done: number) =>
    `${badge}: ${done} of 8 parables in Wisdom Nuggets. Which words do you remember?`,
} as const;
