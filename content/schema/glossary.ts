import * as z from "zod/mini";

/** A word of the King James Version that fell out of use or changed its meaning. */
export const glossaryEntrySchema = z.object({
  /** The word as it stands in the text, other forms after it; lower case. */
  words: z.array(z.string().check(z.regex(/^[a-z]+(?:[ '-][a-z]+)*$/))).check(z.minLength(1)),
  meaning: z.string().check(z.minLength(3), z.maxLength(140)),
  /** A verse in which it stands: `Romans 1:13`. */
  at: z.string(),
  /** The word is also used as today: the meaning holds only in these verses and in `at`. Left out where it holds everywhere. */
  only: z.optional(z.array(z.string())),
});

export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>;
