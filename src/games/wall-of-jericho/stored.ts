import { defineStored } from "#src/platform/device-store/entries.ts";
import { type JerichoState, jerichoStart, jerichoStateSchema } from "./state.ts";

/** A game in progress. */
export const jerichoEntry = defineStored<JerichoState>({
  key: "gbh_game_wall_of_jericho",
  label: "Wall of Jericho: the game in progress",
  schema: jerichoStateSchema,
  fallback: jerichoStart,
  isIncidental: true,
});
