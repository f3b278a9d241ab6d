import * as z from "zod/mini";
import { verseReferenceSchema } from "./games.ts";

/** A word to find, its clue and the verse that contains it. Its place in the grid is random. */
export const crosswordWordSchema = z.object({
  word: z.string().check(z.regex(/^[A-Z]{3,15}$/)),
  hint: z.string().check(z.refine((hint) => hint.split(" ").length < 12, "a hint has fewer than 12 words")),
  reference: verseReferenceSchema,
});

export type CrosswordWord = z.infer<typeof crosswordWordSchema>;

export const crosswordLevelSchema = z.object({
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  title: z.string(),
  words: z
    .array(crosswordWordSchema)
    .check(z.refine((words) => new Set(words.map(({ word }) => word)).size === words.length, "each word once")),
});
export type CrosswordLevel = z.infer<typeof crosswordLevelSchema>;
