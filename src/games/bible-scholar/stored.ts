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
