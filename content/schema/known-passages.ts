import * as z from "zod/mini";

/** A passage with a well-known name. */
export const knownPassageSchema = z.object({
  name: z.string().check(z.minLength(5)),
  /** Other names. */
  also: z.readonly(z.array(z.string().check(z.minLength(4)))),
  reference: z.string(),
  /** Words that identify the passage: of the King James Version, or of the Bible of the language. */
  words: z.optional(z.string().check(z.minLength(10), z.maxLength(80))),
});

export type KnownPassage = z.infer<typeof knownPassageSchema>;

/** The passages from their names in another language. */
export const passagesByName = <Reference extends string>(
  names: Readonly<Record<Reference, readonly [string, ...string[]]>>,
  words: Partial<Readonly<Record<Reference, string>>> = {},
): readonly KnownPassage[] =>
  (Object.entries(names) as [Reference, readonly [string, ...string[]]][]).map(([reference, [name, ...also]]) => ({
    name,
    also,
    reference,
    words: words[reference],
  }));
