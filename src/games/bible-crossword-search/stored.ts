import { gameEntries } from "#src/games/kit/game-entries.ts";
import { type CrosswordState, crosswordStart, crosswordStateSchema } from "./state.ts";

export const crosswordEntries = gameEntries<CrosswordState>({ game: "bible-crossword-search", key: "gbh_game_bible_crossword_search", schema: crosswordStateSchema, start: crosswordStart });
