import * as z from "zod/mini";
import { verseReferenceSchema } from "./games.ts";

/** A clause of a parable and its missing word, which it contains exactly once. */
export const parableSchema = z
  .object({
    id: z.string().check(z.minLength(1)),
    title: z.string().check(z.minLength(1)),
    verse: z.string().check(z.minLength(1)),
    missingWord: z.string().check(z.regex(/^[a-z]+$/)),
    reference: verseReferenceSchema,
  })
  .check(
    z.refine(
      ({ verse, missingWord }) => verse.match(/[A-Za-z']+/g)?.filter((word) => word === missingWord).length === 1,
      "the word stands in the verse once",
    ),
  );
export type Parable = z.infer<typeof parableSchema>;
