import { defineStored } from "#src/platform/device-store/entries.ts";
import { type JerichoState, jerichoStart, jerichoStateSchema } from "./state.ts";

/** A game in progress. */
export const jerichoEntry = defineStored<JerichoState>({
  key: "gbh_game_wall_of_jericho",
  label: "Wall of Jericho: the game in progress",
  schema: jerichoStateSchema,
  fallback: jerichoStart,
  merge: (present) => present,
  isIncidental: true,
});

/** Today’s board has a place of its own. */
export const jerichoDailyEntry = defineStored<JerichoState>({
  ...jerichoEntry,
  key: "gbh_game_wall_of_jericho_daily",
  label: "Wall of Jericho: today’s board",
});
