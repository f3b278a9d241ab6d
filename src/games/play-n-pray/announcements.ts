import { say, toast } from "#src/games/kit/game.ts";
import { prayMessages } from "./messages.ts";

export const prayToasts = {
  revealed: (name: string) => toast(prayMessages.revealed(name)),
  victory: toast(prayMessages.victory, prayMessages.allPrayed),
  timeUp: toast(prayMessages.timeUp, prayMessages.timeUpText, "refusal"),
} as const;

/** Announcements for screen readers. */
export const praySays = {
  revealed: (name: string, meaning: string, prayer: string) => say(prayMessages.saysRevealed(name, meaning, prayer)),
  completed: (name: string, done: number, of: number) => say(prayMessages.saysPrayed(name, done, of)),
} as const;
