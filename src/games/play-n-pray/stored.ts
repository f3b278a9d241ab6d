import { gameEntry } from "#src/games/kit/game-entries.ts";
import { gameKeys } from "#src/games/kit/game-keys.ts";
import { type PrayState, prayStart, prayStateSchema } from "./state.ts";

export const prayEntry = gameEntry<PrayState>({
  game: "play-n-pray",
  key: gameKeys["play-n-pray"],
  schema: prayStateSchema,
  start: prayStart,
});
