import * as z from "zod/mini";
import { bookIdSchema, questionLevels } from "./games.ts";
import { verseCount } from "#domain/scripture/books/books.ts";

/**
 * Questions on people, places, events and sayings. The passage decides each of them: it contains the names of the
 * answer, or the clue that stands for it, and none of the names of the other choices.
 */

/** A question is short enough to be read at a glance. */
const longestQuestion = 22;

/** One verse, or consecutive ones of a chapter (KJV numbering). */
const storyPassageSchema = z
  .object({
    book: bookIdSchema,
    chapter: z.int().check(z.positive()),
    verse: z.int().check(z.positive()),
    lastVerse: z.optional(z.int().check(z.positive())),
  })
  .check(
    z.refine(
      ({ book, chapter, verse, lastVerse }) => (lastVerse ?? verse) <= verseCount(book, chapter),
      "the verses exist",
    ),
    z.refine(
      ({ verse, lastVerse }) => lastVerse === undefined || lastVerse > verse,
      "the last verse follows the first",
    ),
  );

const text = z.string().check(z.minLength(1), z.maxLength(40));

export const storyQuestionSchema = z
  .object({
    /** The passage's beginning and the answer, e.g. `genesis-3-20-eve`. Never changed: the device remembers what was asked by it. */
    id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
    level: z.enum(questionLevels),
    kind: z.enum(["person", "place", "event", "saying"]),
    question: z.string().check(
      z.refine((question) => question.endsWith("?"), "a question"),
      z.refine((question) => question.split(/\s+/).length <= longestQuestion, "a short question"),
    ),
    answer: text,
    choices: z.array(text).check(
      z.length(4),
      z.refine((choices) => new Set(choices).size === 4, "four different choices"),
    ),
    reference: storyPassageSchema,
    /** Words of the passage, exactly, where the answer says the same in other words. */
    clue: z.optional(z.string().check(z.minLength(5))),
    /** Choices that the passage names and that are wrong all the same. */
    allowed: z.optional(z.array(z.string()).check(z.minLength(1))),
    /** Other right ways to type the answer. */
    accepted: z.optional(z.array(z.string()).check(z.minLength(1))),
  })
  .check(
    z.refine(({ choices, answer }) => choices.includes(answer), "the answer is among the choices"),
    z.refine(
      ({ choices, answer, allowed = [] }) => allowed.every((choice) => choices.includes(choice) && choice !== answer),
      "allowed names are other choices",
    ),
  );
export type StoryQuestion = z.infer<typeof storyQuestionSchema>;
