import { defineStored } from "#src/platform/device-store/entries.ts";
import { scholarStart, type ScholarState, scholarStateSchema } from "./state.ts";

/** The game in progress. */
export const scholarEntry = defineStored<ScholarState>({
  key: "gbh_game_scholar",
  label: "Bible Scholar in progress",
  schema: scholarStateSchema,
  fallback: scholarStart,
  merge: (present) => present,
  isIncidental: true,
});

/** Today’s board, beside an ordinary game. */
export const scholarDailyEntry = defineStored({ ...scholarEntry, key: "gbh_game_scholar_daily", label: "Today’s board of Bible Scholar" });
