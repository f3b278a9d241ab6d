import * as z from "zod/mini";
import { verseReferenceSchema } from "./games.ts";

/** A clause of a parable and its missing word, which it contains exactly once. */
export const parableSchema = z
  .object({
    id: z.string().check(z.minLength(1)),
    title: z.string().check(z.minLength(1)),
    verse: z.string().check(z.minLength(1)),
    missingWord: z.string().check(z.regex(/^\p{Ll}+$/u)),
    reference: verseReferenceSchema,
  })
  .check(
    z.refine(
      ({ verse, missingWord }) => verse.match(/[\p{Letter}']+/gu)?.filter((word) => word === missingWord).length === 1,
      "the word stands in the verse once",
    ),
  );
export type Parable = z.infer<typeof parableSchema>;
