import * as z from "zod/mini";
import { defineStored } from "#src/platform/storage/entries.ts";

/** Starred terms, in the order in which they were starred. */
export const favouritesEntry = defineStored<readonly string[]>({
  key: "gbh_dictionary_favourites",
  syncAs: { as: "values" },
  schema: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(500)),
  fallback: [],
});
