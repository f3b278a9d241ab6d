import * as z from "zod/mini";
import { bookIdSchema } from "./games.ts";

/** A verse, or a few consecutive ones, for one day. The text is whole verses of the KJV, word for word. */
export const dailyVerseSchema = z.object({
  book: bookIdSchema,
  chapter: z.int().check(z.positive()),
  verse: z.int().check(z.positive()),
  lastVerse: z.optional(z.int().check(z.positive())),
  text: z.string().check(z.minLength(20), z.maxLength(500)),
});

export type DailyVerse = z.infer<typeof dailyVerseSchema>;
