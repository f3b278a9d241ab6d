import * as z from "zod/mini";
import { books } from "#domain/scripture/books/books.ts";
import { plainReference, proseOf } from "./prose.ts";

export const mentorDayCount = 40;

const title = z.string().check(z.minLength(3), z.maxLength(40));
const bookNames = new Set(books.map(({ name }) => name));

/** The day's verse, word for word in the translation of its language. `book` is the gospel it is from. */
const mentorScriptureSchema = z.object({
  reference: plainReference,
  book: z.string().check(z.refine((name) => bookNames.has(name), "a book of the Bible")),
  translation: z.enum(["kjv", "spa_r09"]),
  text: z.string().check(z.minLength(10)),
});

/** A question with a few words that help to answer it. */
const reflectionSchema = z.object({
  question: z.string().check(z.regex(/^[^.?!]+\?$/, "one question")),
  content: proseOf(30, 70),
});
export type Reflection = z.infer<typeof reflectionSchema>;

/** A possible answer in the first person: an example, never a verdict. */
const suggestedAnswerSchema = z.object({ title, answer: proseOf(30, 60) });
export type SuggestedAnswer = z.infer<typeof suggestedAnswerSchema>;

/** One of the forty days. */
export const mentorDaySchema = z.object({
  day: z.int().check(z.minimum(1), z.maximum(mentorDayCount)),
  title,
  scripture: mentorScriptureSchema,
  wisdom: proseOf(60, 110),
  reflections: z.array(reflectionSchema).check(z.minLength(2), z.maxLength(3)),
  suggestedAnswers: z.array(suggestedAnswerSchema).check(z.length(2)),
  /** The day speaks of despair, violence or illness: a line below its questions leads to those who can be called. */
  invitesCare: z.optional(z.literal(true)),
});
export type MentorDay = z.infer<typeof mentorDaySchema>;
