import * as z from "zod/mini";
import type { BookId } from "#domain/scripture/books/books.ts";
import { proseOf, writtenPrayer } from "./devotions.ts";

const description = proseOf(5, 24);
const chapters = z
  .string()
  .check(
    z.regex(/^(?:[1-3] )?[A-Z][A-Za-z ]+ \d+(?:-\d+|:\d+-\d+)?$/, "a chapter, several chapters, or verses of one"),
  );

/** One of the five handwritten days. */
export const writtenPlanDaySchema = z.object({
  day: z.int().check(z.minimum(1), z.maximum(5)),
  theme: z.string().check(z.minLength(3)),
  oldTestament: chapters,
  oldTestamentDescription: description,
  newTestament: chapters,
  newTestamentDescription: description,
  prayer: writtenPrayer,
});
export type WrittenPlanDay = z.infer<typeof writtenPlanDaySchema>;

/** Words of the sentence under a theme, at most. */
const longestSentence = 30;

/**
 * One day of the one-year plan's Old Testament side: the day from 6 to 365, the reading as the plan computes it, what
 * these chapters tell, and one sentence under the day's theme, written for both and blaming nobody who was wronged.
 */
export const yearPlanDaySchema = z.tuple([
  z.int().check(z.minimum(6), z.maximum(365)),
  z
    .string()
    .check(
      z.regex(/^(?:[1-3] )?[A-Z][A-Za-z ]+ \d+(?:-\d+| - (?:[1-3] )?[A-Z][A-Za-z ]+ \d+)?$/, "one or several chapters"),
    ),
  description,
  proseOf(5, longestSentence).check(z.regex(/^[^?]*[.?]$/, "one sentence, with one question at most")),
]);
export type YearPlanDay = Readonly<z.infer<typeof yearPlanDaySchema>>;

/**
 * A plain line for a chapter with cruelty in it. For chapters that the plan reads in two parts, the verse where it stands,
 * so that only that part is marked.
 */
export const chapterWarningSchema = z.tuple([
  z.string(),
  z.int().check(z.minimum(1)),
  z
    .string()
    .check(
      z.regex(
        /^[^A-Z].*[^.]\.$|^(?:John|Judas|Saul|Stephen|Zedekiah).*[^.]\.$/,
        "a line that follows the chapter's name",
      ),
    ),
  z.optional(z.int()),
]);
export type ChapterWarning = readonly [book: BookId, chapter: number, words: string, verse?: number];

/**
 * What a reader would like to know before a book: its kind, when and where it is set or was written, for whom, and what
 * to look for. What is uncertain is called so, and where views differ they are all named fairly.
 */
export const bookBackgroundSchema = proseOf(25, 45);
export type BookBackgrounds = Readonly<Record<BookId, string>>;

/**
 * The name of a reading as the plan writes it: a chapter (`Mark 2`), verses of one (`Mark 1:1-20`), or a book of one
 * chapter by its name (`Jude`).
 */
const readingName = z
  .string()
  .check(z.regex(/^(?:[1-3] )?[A-Z][A-Za-z]+(?: \d+(?::\d+-\d+)?)?$/, "a chapter, verses of one, or a short book"));

/** What is read on one day from the New Testament, and a description of exactly those verses in 5 to 24 words. */
export const newTestamentDaySchema = z.readonly(z.tuple([readingName, proseOf(5, 24)]));
export type NewTestamentDay = readonly [reading: string, description: string];

/** The themes of the whole-Bible plan: each day has the one that fits its reading. */
export const themeIds = [
  "beginnings",
  "comfort",
  "courage",
  "exile",
  "faithfulness",
  "family",
  "forgiveness",
  "holiness",
  "hope",
  "humility",
  "justice",
  "lament",
  "love",
  "mercy",
  "obedience",
  "power",
  "praise",
  "prayer",
  "presence",
  "promise",
  "remembering",
  "rescue",
  "rest",
  "trust",
  "truth",
  "turning",
  "waiting",
  "welcome",
  "wisdom",
  "work",
] as const;

const themeId = z.enum(themeIds);

/** A theme with its own prayer, which is the prayer of each of its days. */
export const wholeThemeSchema = z.object({
  id: themeId,
  name: z.string().check(z.minLength(3), z.maxLength(24)),
  prayer: writtenPrayer.check(z.endsWith(" Amen.")),
});
export type WholeTheme = z.infer<typeof wholeThemeSchema>;

/** The most words in the sentence under a day's theme. */
const longestQuestion = 24;

/**
 * One day of the whole-Bible plan's Old Testament side: the day from 1 to 365, the reading as the plan computes it
 * (`Exodus 40 - Leviticus 3`), what these chapters tell in 5 to 24 words, their theme, and one sentence under the theme,
 * a question that puts no blame on anybody who was wronged.
 */
export const wholeDaySchema = z.tuple([
  z.int().check(z.minimum(1), z.maximum(365)),
  z
    .string()
    .check(
      z.regex(/^(?:[1-3] )?[A-Z][A-Za-z ]+ \d+(?:-\d+| - (?:[1-3] )?[A-Z][A-Za-z ]+ \d+)?$/, "one or several chapters"),
    ),
  proseOf(5, 24),
  themeId,
  proseOf(5, longestQuestion).check(z.regex(/^[^.?!]+\?$/, "one question")),
]);
export type WholeDay = Readonly<z.infer<typeof wholeDaySchema>>;
