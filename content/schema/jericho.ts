import * as z from "zod/mini";
import { verseReferenceSchema } from "./games.ts";

/** The text on a pair of stones: a clause of the KJV that fits a stone. */
export const jerichoPhraseSchema = z.object({
  id: z.string().check(z.minLength(1)),
  text: z.string().check(z.minLength(1), z.maxLength(30)),
  reference: verseReferenceSchema,
});
export type JerichoPhrase = z.infer<typeof jerichoPhraseSchema>;
