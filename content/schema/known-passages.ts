import * as z from "zod/mini";

/** A passage with a well-known name. */
export const knownPassageSchema = z.object({
  name: z.string().check(z.minLength(5)),
  /** Other names. */
  also: z.array(z.string().check(z.minLength(5))),
  reference: z.string(),
  /** Words of the King James Version that identify the passage. */
  words: z.string().check(z.minLength(10), z.maxLength(80)),
});

export type KnownPassage = z.infer<typeof knownPassageSchema>;
