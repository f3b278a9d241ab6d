import * as z from "zod/mini";
import { verseReferenceSchema } from "./games.ts";

const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** A name of God with a prayer. */
export const nameOfGodSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  /** What the name means, in a few words of our own. */
  meaning: z.string().check(z.minLength(1), z.maxLength(40)),
  /** The words of the KJV that contain the name or its meaning. */
  words: z.string().check(z.minLength(1)),
  prayer: z.string().check(z.refine((prayer) => wordCount(prayer) >= 25 && wordCount(prayer) <= 50, "25 to 50 words")),
  reference: verseReferenceSchema,
});
export type NameOfGod = z.infer<typeof nameOfGodSchema>;
