import { say, toast } from "#src/games/kit/game.ts";
import { wisdomMessages } from "./messages.ts";

export const wisdomToasts = {
  correct: (title: string) => toast(wisdomMessages.correct, title),
  wrong: toast(wisdomMessages.wrong, wisdomMessages.wrongWord, "refusal"),
  pageComplete: toast(wisdomMessages.pageComplete),
  victory: toast(wisdomMessages.victory, wisdomMessages.allWhole),
} as const;

/** Announcements for screen readers. */
export const wisdomSays = {
  completed: (verse: string, done: number, of: number) => say(wisdomMessages.completed(verse, done, of)),
  page: (page: number, of: number) => say(wisdomMessages.page(page, of)),
} as const;
