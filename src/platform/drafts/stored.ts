import * as z from "zod/mini";
import { defineStored } from "../storage/entries.ts";
import type { Draft } from "./rules.ts";

const draft = z.object({
  id: z.string(),
  kind: z.string(),
  part: z.string(),
  page: z.string(),
  base: z.string(),
  text: z.string(),
  about: z.optional(z.unknown()),
});

/** All drafts, the latest last. A failed write is shown beside the field, not as a toast at each key press. */
export const draftsEntry = defineStored<readonly Draft[]>({
  key: "gbh_drafts",
  schema: z.array(draft),
  fallback: [],
  migrate: (value) => (Array.isArray(value) ? value.filter((one) => draft.safeParse(one).success) : []),
  isIncidental: true,
  isMissed: () => true,
});
