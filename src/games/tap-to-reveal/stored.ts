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
