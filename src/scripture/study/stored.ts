import * as z from "zod/mini";
import { defineStored } from "#src/platform/storage/entries.ts";

/** The id of the section that was shown last; "" for none. Another version of the site may have other sections. */
export const studySectionEntry = defineStored<string>({
  key: "gbh_study_section",
  schema: z.string().check(z.maxLength(40)),
  fallback: "",
  isIncidental: true,
});
