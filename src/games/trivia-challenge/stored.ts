import { defineStored } from "#src/platform/device-store/entries.ts";
import { triviaStart, type TriviaState, triviaStateSchema } from "./state.ts";

/** The game in progress. */
export const triviaEntry = defineStored<TriviaState>({
  key: "gbh_game_trivia",
  label: "Trivia Challenge in progress",
  schema: triviaStateSchema,
  fallback: triviaStart,
  merge: (present) => present,
  isIncidental: true,
});

/** Today’s board, beside an ordinary game. */
export const triviaDailyEntry = defineStored({ ...triviaEntry, key: "gbh_game_trivia_daily", label: "Today’s board of Trivia Challenge" });
