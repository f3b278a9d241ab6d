import { gameEntries } from "#src/games/kit/game-entries.ts";
import { type CrosswordState, crosswordStart, crosswordStateSchema } from "./state.ts";

export const crosswordEntries = gameEntries<CrosswordState>({
  game: "bible-crossword-search",
  schema: crosswordStateSchema,
  start: crosswordStart,
});
