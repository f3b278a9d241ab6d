import * as z from "zod/mini";
import { defineStored } from "#src/platform/storage/entries.ts";

/** The id of the commentary that was read last; "" for none. Another version of the site may have others. */
export const commentaryEntry = defineStored<string>({
  key: "gbh_commentary",
  schema: z.string().check(z.maxLength(40)),
  fallback: "",
  isIncidental: true,
});
