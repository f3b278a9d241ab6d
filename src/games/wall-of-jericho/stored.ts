import { gameEntries } from "#src/games/kit/game-entries.ts";
import { type JerichoState, jerichoStart, jerichoStateSchema } from "./state.ts";

export const jerichoEntries = gameEntries<JerichoState>({
  game: "wall-of-jericho",
  schema: jerichoStateSchema,
  start: jerichoStart,
});
