import * as z from "zod/mini";

/** A word of the King James Version that is obsolete or has changed its meaning. */
export const glossaryEntrySchema = z.object({
  /** The word as used in the text, followed by its other forms; lower case. */
  words: z.array(z.string().check(z.regex(/^[a-z]+(?:[ '-][a-z]+)*$/))).check(z.minLength(1)),
  meaning: z.string().check(z.minLength(3), z.maxLength(140)),
  /** A verse that contains it: `Romans 1:13`. */
  reference: z.string(),
  /** For words still used in their modern sense: the old meaning applies only in these verses and in `reference`. Absent if it applies everywhere. */
  onlyIn: z.optional(z.array(z.string())),
});

export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>;
