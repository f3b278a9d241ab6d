import * as z from "zod/mini";
import { defineStored } from "../storage/entries.ts";

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

/** The visitor's theme, a bare word (docs/product/storage.md, "Keys"). */
export const themeEntry = defineStored<Theme>({
  key: "theme",
  schema: z.enum(themes),
  fallback: "system",
  format: "text",
});
