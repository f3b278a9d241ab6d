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

/** The text on a pair of stones: a clause of the KJV that fits a stone. */
export const jerichoPhraseSchema = z.object({
  id: z.string().check(z.minLength(1)),
  text: z.string().check(z.minLength(1), z.maxLength(30)),
  reference: verseReferenceSchema,
});
export type JerichoPhrase = z.infer<typeof jerichoPhraseSchema>;

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
