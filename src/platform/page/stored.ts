import * as z from "zod/mini";
import { defineStored } from "../storage/entries.ts";

/** Single-key shortcuts can be switched off (WCAG 2.1.4). */
export const shortcutsEntry = defineStored<boolean>({
  key: "gbh_shortcuts",
  schema: z.boolean(),
  fallback: true,
});
