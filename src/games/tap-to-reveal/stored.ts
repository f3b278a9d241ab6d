import { defineStored } from "#src/platform/device-store/entries.ts";
import { revealStart, type RevealState, revealStateSchema } from "./state.ts";

/** The game in progress. */
export const revealEntry = defineStored<RevealState>({
  key: "gbh_game_reveal",
  label: "Tap to Reveal in progress",
  schema: revealStateSchema,
  fallback: revealStart,
  merge: (present) => present,
  isIncidental: true,
});

/** Today’s board, beside an ordinary game. */
export const revealDailyEntry = defineStored({ ...revealEntry, key: "gbh_game_reveal_daily", label: "Today’s board of Tap to Reveal" });
