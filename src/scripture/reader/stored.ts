import * as z from "zod/mini";
import { defineStored } from "#src/platform/storage/entries.ts";

export const textSizes = [0.85, 0.925, 1, 1.15, 1.35] as const;

const comfortSchema = z.object({
  /** Index into `textSizes`. */
  size: z.int().check(z.minimum(0), z.maximum(textSizes.length - 1)),
  spacing: z.enum(["close", "even", "open"]),
  width: z.enum(["narrow", "book", "wide"]),
  /** Without it: what suits the device (docs/product/reading.md, "Comfort"). */
  typeface: z.optional(z.enum(["serif", "book", "sans"])),
  /** `theme` follows the theme. Sepia is a page setting, not a theme. */
  page: z.enum(["theme", "sepia"]),
  hasVerseNumbers: z.boolean(),
  isVersePerLine: z.boolean(),
  /** Whether reading aloud continues with the next chapter. */
  readsOn: z.boolean(),
  /** Whether a tap on a word of the KJV opens its sheet. Absent until it is first switched on. */
  hasWords: z.optional(z.boolean()),
});

export type Comfort = z.infer<typeof comfortSchema>;

/** Reading comfort settings (docs/product/reading.md, "Comfort"). The head script reads `page` before the first paint. */
export const comfortEntry = defineStored<Comfort>({
  key: "gbh_reading_comfort",
  syncAs: { as: "whole" },
  schema: comfortSchema,
  fallback: {
    size: 2,
    spacing: "even",
    width: "book",
    page: "theme",
    hasVerseNumbers: true,
    isVersePerLine: false,
    readsOn: false,
  },
});
