import * as z from "zod/mini";
import { type BookId, books, verseCount } from "#domain/scripture/books.ts";

/** What stands in a verse where a word was taken out. */
export const blank = "___";

const areDistinct = (items: readonly (string | number)[]): boolean => new Set(items).size === items.length;

export const bookIdSchema = z.enum(books.map((book) => book.id) as [BookId, ...BookId[]]);

/** One verse that exists (KJV numbering). */
export const verseReferenceSchema = z
  .object({ book: bookIdSchema, chapter: z.int().check(z.positive()), verse: z.int().check(z.positive()) })
  .check(z.refine((at) => at.verse <= verseCount(at.book, at.chapter), "the verse exists"));
export type VerseReference = z.infer<typeof verseReferenceSchema>;

/** A verse with one word taken out (specification 2, section 3). The text is KJV, word for word: a verse or a clause of it. */
export const triviaQuestionSchema = z
  .object({
    id: z.string().check(z.minLength(1)),
    verse: z.string().check(z.refine((verse) => verse.split(blank).length === 2, "exactly one blank")),
    answer: z.string().check(z.minLength(2)),
    reference: verseReferenceSchema,
    choices: z.array(z.string()).check(z.length(4), z.refine(areDistinct, "four different choices")),
  })
  .check(z.refine(({ choices, answer }) => choices.includes(answer), "the answer is among the choices"));
export type TriviaQuestion = z.infer<typeof triviaQuestionSchema>;

const fourNumbers = z.array(z.int().check(z.positive())).check(z.length(4), z.refine(areDistinct, "four different options"));

/** A verse whose book, chapter and verse are to be found (specification 2, section 3). */
export const revealQuestionSchema = z
  .object({
    id: z.string().check(z.minLength(1)),
    scripture: z.string().check(z.minLength(1)),
    reference: verseReferenceSchema,
    hint: z.string().check(z.refine((hint) => hint.split(" ").length < 12, "a hint has fewer than 12 words")),
    options: z.object({ book: z.array(bookIdSchema).check(z.length(4), z.refine(areDistinct, "four different options")), chapter: fourNumbers, verse: fourNumbers }),
  })
  .check(
    z.refine(
      ({ reference, options }) => options.book.includes(reference.book) && options.chapter.includes(reference.chapter) && options.verse.includes(reference.verse),
      "the answer is among the options",
    ),
  );
export type RevealQuestion = z.infer<typeof revealQuestionSchema>;
