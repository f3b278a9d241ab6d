import { defineStored } from "#src/platform/device-store/entries.ts";
import { prayStart, type PrayState, prayStateSchema } from "./state.ts";

/** A round in progress. */
export const prayEntry = defineStored<PrayState>({
  key: "gbh_game_play_n_pray",
  label: "Play N Pray: the round in progress",
  schema: prayStateSchema,
  fallback: prayStart,
  merge: (present) => present,
  isIncidental: true,
});
