import { gameEntries } from "#src/games/kit/game-entries.ts";
import { type WisdomState, wisdomStart, wisdomStateSchema } from "./state.ts";

export const wisdomEntries = gameEntries<WisdomState>({
  game: "wisdom-nuggets",
  schema: wisdomStateSchema,
  start: wisdomStart,
});
