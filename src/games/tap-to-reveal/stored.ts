import { gameEntries } from "#src/games/kit/game-entries.ts";
import { gameKeys } from "#src/games/kit/game-keys.ts";
import { type RevealState, revealStart, revealStateSchema } from "./state.ts";

export const revealEntries = gameEntries<RevealState>({
  game: "tap-to-reveal",
  key: gameKeys["tap-to-reveal"],
  schema: revealStateSchema,
  start: revealStart,
});
