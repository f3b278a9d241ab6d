import { gameEntries } from "#src/games/kit/game-entries.ts";
import { type ScholarState, scholarStart, scholarStateSchema } from "./state.ts";

export const scholarEntries = gameEntries<ScholarState>({
  game: "bible-scholar",
  schema: scholarStateSchema,
  start: scholarStart,
});
