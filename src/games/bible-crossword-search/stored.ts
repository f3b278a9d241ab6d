import { defineStored } from "#src/platform/device-store/entries.ts";
import { type CrosswordState, crosswordStart, crosswordStateSchema } from "./state.ts";

/** A puzzle in progress. */
export const crosswordEntry = defineStored<CrosswordState>({
  key: "gbh_game_bible_crossword_search",
  label: "Bible Crossword Search: the puzzle in progress",
  schema: crosswordStateSchema,
  fallback: crosswordStart,
  merge: (present) => present,
  isIncidental: true,
});

/** Today’s board has a place of its own. */
export const crosswordDailyEntry = defineStored<CrosswordState>({
  ...crosswordEntry,
  key: "gbh_game_bible_crossword_search_daily",
  label: "Bible Crossword Search: today’s board",
});
