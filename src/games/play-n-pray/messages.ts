import { say, toast } from "#src/games/kit/game.ts";
import { prayWords } from "./pray-words.ts";

export const prayToasts = {
  revealed: (name: string) => toast(prayWords.revealed(name)),
  victory: toast(prayWords.victory, prayWords.allPrayed),
  timeUp: toast(prayWords.timeUp, prayWords.timeUpText, "refusal"),
} as const;

/** Announcements for screen readers. */
export const praySays = {
  revealed: (name: string, meaning: string, prayer: string) => say(prayWords.saysRevealed(name, meaning, prayer)),
  completed: (name: string, done: number, of: number) => say(prayWords.saysPrayed(name, done, of)),
} as const;
