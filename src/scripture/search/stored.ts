import * as z from "zod/mini";
import { defineStored } from "#src/platform/storage/entries.ts";

export const recentLimit = 8;

/** Recent searches, newest first; offered while the visitor types. */
export const recentSearchesEntry = defineStored<readonly string[]>({
  key: "gbh_recent_searches",
  schema: z.array(z.string()),
  fallback: [],
  merge: (present, imported) => [...new Set([...present, ...imported])].slice(0, recentLimit),
  isIncidental: true,
});
