import * as z from "zod/mini";
import type { BookId } from "#domain/scripture/books/books.ts";
import { verseReferenceSchema } from "./games.ts";

/** A word to find, its clue and the verse that contains it. Its place in the grid is random. */
const crosswordWordSchema = z.object({
  word: z.string().check(z.regex(/^[A-ZÑ]{3,15}$/)),
  hint: z.string().check(z.refine((hint) => hint.split(" ").length < 12, "a hint has fewer than 12 words")),
  reference: verseReferenceSchema,
});

export type CrosswordWord = z.infer<typeof crosswordWordSchema>;

export const crosswordLevelSchema = z.object({
  level: z.int().check(z.positive()),
  title: z.string(),
  words: z
    .array(crosswordWordSchema)
    .check(z.refine((words) => new Set(words.map(({ word }) => word)).size === words.length, "each word once")),
});
export type CrosswordLevel = z.infer<typeof crosswordLevelSchema>;

/** The words of a further level: word, clue, and the verse that contains the word. */
export interface CrosswordTheme {
  readonly title: string;
  readonly words: readonly (readonly [word: string, hint: string, book: BookId, chapter: number, verse: number])[];
}
