import { defineStored } from "#src/platform/device-store/entries.ts";
import { type WisdomState, wisdomStart, wisdomStateSchema } from "./state.ts";

/** A round in progress. */
export const wisdomEntry = defineStored<WisdomState>({
  key: "gbh_game_wisdom_nuggets",
  label: "Wisdom Nuggets: the round in progress",
  schema: wisdomStateSchema,
  fallback: wisdomStart,
  merge: (present) => present,
  isIncidental: true,
});

/** Today’s board has a place of its own. */
export const wisdomDailyEntry = defineStored<WisdomState>({
  ...wisdomEntry,
  key: "gbh_game_wisdom_nuggets_daily",
  label: "Wisdom Nuggets: today’s board",
});
