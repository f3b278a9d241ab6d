import * as z from "zod/mini";
import { fieldMessages } from "./messages.ts";
import { creditSchema, strongNumberSchema as number, verseSchema, wholeNumber, wholeUpTo } from "./bible.ts";

/** `GET /api/words/{number}` */

export const wordQuerySchema = z.object({
  /** How many verses to skip. Default 0. */
  offset: wholeNumber(fieldMessages.wholeFromZero, 0, Number.MAX_SAFE_INTEGER),
  /** Verses in the answer. Default 50. */
  limit: wholeUpTo(100),
});

const { book_id, book_name, chapter, verse, text } = verseSchema.shape;

const count = z.int().check(z.minimum(0));

/** Where words of a text are: UTF-16 offsets, `end` excluded. */
const span = z.object({ start: count, end: count });

export const wordPlaceSchema = z.object({
  reference: z.string(),
  book_id,
  book_name,
  chapter,
  verse,
  /** The text is the title of the psalm, before this verse. */
  is_title: z.boolean(),
  text,
  /** The words in `text` that stand for it. */
  marks: z.array(span),
});

export const wordSchema = z.object({
  number,
  language: z.enum(["Hebrew", "Greek"]),
  /** In Hebrew or Greek letters. */
  word: z.string(),
  /** In Latin letters. */
  latin: z.string(),
  /** The pronunciation that Strong gives; null if he gives none. */
  sound: z.nullable(z.string()),
  meaning: z.string(),
  origin: z.nullable(z.string()),
  /** How the King James Version translates it, the most used first. */
  translations: z.array(z.object({ text: z.string(), count })),
  occurrences: count,
  /** In how many verses it stands, and how many `places` there are in all: a psalm's title is a place of its own. */
  verses: count,
  total_places: count,
  places: z.array(wordPlaceSchema),
  /** The next places, if there are more. */
  next: z.nullable(z.url()),
  /** Must be shown with the data. */
  credit: creditSchema,
});

export type WordAnswer = z.infer<typeof wordSchema>;

/** The query of `GET /api/words`. */
export const wordSearchQuerySchema = z.object({
  offset: wordQuerySchema.shape.offset,
  /** Words in the answer. Default 10. */
  limit: wholeUpTo(20),
  q: z.string(fieldMessages.term).check(
    z.refine((asked) => asked.trim() !== "", fieldMessages.term),
    z.maxLength(100, fieldMessages.atMost(100)),
  ),
});

/** A word without its places. */
export const foundWordSchema = z.extend(
  z.omit(wordSchema, { verses: true, total_places: true, places: true, next: true, credit: true }),
  /** The word with its places. */
  { url: z.url() },
);

/** `GET /api/words` */
export const wordListSchema = z.object({
  query: z.string(),
  total: count,
  words: z.array(foundWordSchema),
  next: wordSchema.shape.next,
  credit: wordSchema.shape.credit,
});
