import * as z from "zod/mini";

const filled = z.string().check(z.minLength(1), z.regex(/^\S.*\S$/s));

/** A dictionary term (specification 2, section 3). Text in double quotes is KJV, word for word, from one of the references. */
export const dictionaryTermSchema = z.object({
  term: filled,
  /** Syllables, with the stressed one in capitals: `SEE-lah`. */
  pronunciation: filled,
  type: filled,
  definition: filled,
  context: filled,
  /** Written as `Psalm 3:2`, `Isaiah 53:4-6`. */
  references: z.array(z.string()).check(z.minLength(2), z.maxLength(4)),
  etymology: z.optional(filled),
  /** In Hebrew script, then transliterated. */
  hebrew: z.optional(filled),
  greek: z.optional(filled),
});

export type DictionaryTerm = z.infer<typeof dictionaryTermSchema>;
