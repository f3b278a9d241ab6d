import * as z from "zod/mini";
import { proseOf, writtenPrayer } from "./prose.ts";

/** The themes of the whole-Bible plan: each day has the one that fits its reading. */
export const themeIds = [
  "beginnings",
  "comfort",
  "courage",
  "exile",
  "faithfulness",
  "family",
  "forgiveness",
  "holiness",
  "hope",
  "humility",
  "justice",
  "lament",
  "love",
  "mercy",
  "obedience",
  "power",
  "praise",
  "prayer",
  "presence",
  "promise",
  "remembering",
  "rescue",
  "rest",
  "trust",
  "truth",
  "turning",
  "waiting",
  "welcome",
  "wisdom",
  "work",
] as const;

const themeId = z.enum(themeIds);

/** A theme with its own prayer, which is the prayer of each of its days. */
export const wholeThemeSchema = z.object({
  id: themeId,
  name: z.string().check(z.minLength(3), z.maxLength(24)),
  prayer: writtenPrayer.check(z.endsWith(" Amen.")),
});
export type WholeTheme = z.infer<typeof wholeThemeSchema>;

/** The most words in the sentence under a day's theme. */
const longestQuestion = 24;

/**
 * One day of the whole-Bible plan's Old Testament side: the day from 1 to 365, the reading as the plan computes it
 * (`Exodus 40 - Leviticus 3`), what these chapters tell in 5 to 24 words, their theme, and one sentence under the theme,
 * a question that puts no blame on anybody who was wronged.
 */
export const wholeDaySchema = z.tuple([
  z.int().check(z.minimum(1), z.maximum(365)),
  z
    .string()
    .check(
      z.regex(/^(?:[1-3] )?[A-Z][A-Za-z ]+ \d+(?:-\d+| - (?:[1-3] )?[A-Z][A-Za-z ]+ \d+)?$/, "one or several chapters"),
    ),
  proseOf(5, 24),
  themeId,
  proseOf(5, longestQuestion).check(z.regex(/^[^.?!]+\?$/, "one question")),
]);
export type WholeDay = Readonly<z.infer<typeof wholeDaySchema>>;
