import { gameEntries } from "#src/games/kit/game-entries.ts";
import { type RevealState, revealStart, revealStateSchema } from "./state.ts";

export const revealEntries = gameEntries<RevealState>({
  game: "tap-to-reveal",
  schema: revealStateSchema,
  start: revealStart,
});
