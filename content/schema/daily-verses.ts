import * as z from "zod/mini";
import { bookIdSchema } from "./games.ts";

/** A verse, or a few that stand together, for one day. The text is KJV, word for word and whole verses. */
export const dailyVerseSchema = z.object({
  book: bookIdSchema,
  chapter: z.int().check(z.positive()),
  verse: z.int().check(z.positive()),
  lastVerse: z.optional(z.int().check(z.positive())),
  text: z.string().check(z.minLength(20), z.maxLength(500)),
});

export type DailyVerse = z.infer<typeof dailyVerseSchema>;
