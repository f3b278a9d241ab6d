import { say, toast } from "#src/games/kit/game.ts";
import { wisdomWords } from "./wisdom-words.ts";

export const wisdomToasts = {
  correct: (title: string) => toast(wisdomWords.correct, title),
  wrong: toast(wisdomWords.wrong, wisdomWords.wrongWord, "refusal"),
  pageComplete: toast(wisdomWords.pageComplete),
  victory: toast(wisdomWords.victory, wisdomWords.allWhole),
} as const;

/** Announcements for screen readers. */
export const wisdomSays = {
  completed: (verse: string, done: number, of: number) => say(wisdomWords.completed(verse, done, of)),
  page: (page: number, of: number) => say(wisdomWords.page(page, of)),
} as const;
