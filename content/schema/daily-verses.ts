import * as z from "zod/mini";
import type { VerseMonth } from "#domain/site/addresses/verse-months.ts";
import type { RemoteTranslationId } from "#domain/scripture/translations/translations.ts";
import { bookIdSchema } from "./games.ts";

/** A verse, or a few consecutive ones, for one day. The text is whole verses of the KJV, word for word. */
export const dailyVerseSchema = z.object({
  book: bookIdSchema,
  chapter: z.int().check(z.positive()),
  verse: z.int().check(z.positive()),
  lastVerse: z.optional(z.int().check(z.positive())),
  text: z.string().check(z.minLength(20), z.maxLength(500)),
});

/** A verse of the catalogue of a year: short enough to be read in a feed, of one verse or two. */
export const yearVerseSchema = dailyVerseSchema.check(
  z.refine(({ text }) => text.length <= 320, "at most 320 characters"),
  z.refine(({ verse, lastVerse }) => lastVerse === undefined || lastVerse === verse + 1, "one verse, or two"),
);

export type DailyVerse = z.infer<typeof dailyVerseSchema>;

/** The translation of another language in which verses are quoted. */
export interface DailyEdition {
  readonly id: RemoteTranslationId;
  readonly name: string;
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
}

/** A month with a verse for each of its days, the first day first. */
export interface MonthOfVerses {
  readonly month: VerseMonth;
  readonly verses: readonly DailyVerse[];
}
