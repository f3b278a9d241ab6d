import * as z from "zod/mini";
import { type BookId, books, verseCount } from "#domain/scripture/books/books.ts";

/** Marks the missing word in a verse. */
export const blank = "___";

const areDistinct = (items: readonly (string | number)[]): boolean => new Set(items).size === items.length;

export const bookIdSchema = z.enum(books.map((book) => book.id) as [BookId, ...BookId[]]);

/** An existing verse (KJV numbering). */
export const verseReferenceSchema = z
  .object({ book: bookIdSchema, chapter: z.int().check(z.positive()), verse: z.int().check(z.positive()) })
  .check(z.refine((place) => place.verse <= verseCount(place.book, place.chapter), "the verse exists"));
export type VerseReference = z.infer<typeof verseReferenceSchema>;

/** How hard a question is. */
export const questionLevels = ["simple", "medium", "difficult"] as const;
export type QuestionLevel = (typeof questionLevels)[number];

/** A verse with one word missing. The text is KJV, word for word: a verse or a clause of it. */
export const triviaQuestionSchema = z
  .object({
    id: z.string().check(z.minLength(1)),
    verse: z.string().check(z.refine((verse) => verse.split(blank).length === 2, "exactly one blank")),
    answer: z.string().check(z.minLength(2)),
    reference: verseReferenceSchema,
    choices: z.array(z.string()).check(z.length(4), z.refine(areDistinct, "four different choices")),
    /** On today's board, whose questions grow harder; otherwise the round has a level. */
    level: z.optional(z.enum(questionLevels)),
  })
  .check(z.refine(({ choices, answer }) => choices.includes(answer), "the answer is among the choices"));
export type TriviaQuestion = z.infer<typeof triviaQuestionSchema>;

const fourNumbers = z
  .array(z.int().check(z.positive()))
  .check(z.length(4), z.refine(areDistinct, "four different options"));

/** A verse of which questions are made: where it stands must be found. */
export const revealVerseSchema = z.object({
  id: z.string().check(z.minLength(1)),
  scripture: z.string().check(z.minLength(40), z.maxLength(146)),
  reference: verseReferenceSchema,
});
export type RevealVerse = z.infer<typeof revealVerseSchema>;

/** A verse whose book, chapter and verse must be found. */
export const revealQuestionSchema = z
  .object({
    id: z.string().check(z.minLength(1)),
    scripture: z.string().check(z.minLength(1)),
    reference: verseReferenceSchema,
    hint: z.string().check(z.refine((hint) => hint.split(" ").length < 12, "a hint has fewer than 12 words")),
    options: z.object({
      book: z.array(bookIdSchema).check(z.length(4), z.refine(areDistinct, "four different options")),
      chapter: fourNumbers,
      verse: fourNumbers,
    }),
  })
  .check(
    z.refine(
      ({ reference, options }) =>
        options.book.includes(reference.book) &&
        options.chapter.includes(reference.chapter) &&
        options.verse.includes(reference.verse),
      "the answer is among the options",
    ),
  );
export type RevealQuestion = z.infer<typeof revealQuestionSchema>;
