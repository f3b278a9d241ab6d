import { gameEntries } from "#src/games/kit/game-entries.ts";
import { type TriviaState, triviaStart, triviaStateSchema } from "./state.ts";

export const triviaEntries = gameEntries<TriviaState>({ game: "trivia-challenge", key: "gbh_game_trivia", schema: triviaStateSchema, start: triviaStart });
