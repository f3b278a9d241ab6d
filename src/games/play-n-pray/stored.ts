import { gameEntry } from "#src/games/kit/game-entries.ts";
import { type PrayState, prayStart, prayStateSchema } from "./state.ts";

export const prayEntry = gameEntry<PrayState>({
  game: "play-n-pray",
  schema: prayStateSchema,
  start: prayStart,
});
