import * as z from "zod/mini";
import { fieldMessages } from "./messages.ts";
import { strongNumberSchema as number, verseSchema } from "./bible.ts";

/** `GET /api/words/{number}` */

const offsetMessage = fieldMessages.wholeFromZero;
const limitMessage = fieldMessages.wholeUpTo(100);

export const wordQuerySchema = z.object({
  /** How many verses to skip. Default 0. */
  offset: z.optional(z.coerce.number(offsetMessage).check(z.int(offsetMessage), z.minimum(0, offsetMessage))),
  /** Verses in the answer. Default 50. */
  limit: z.optional(
    z.coerce.number(limitMessage).check(z.int(limitMessage), z.minimum(1, limitMessage), z.maximum(100, limitMessage)),
  ),
});

const { book_id, book_name, chapter, verse, text } = verseSchema.shape;

const count = z.int().check(z.minimum(0));

/** Where words of a text are: UTF-16 offsets, `end` excluded. */
const span = z.object({ start: count, end: count });

export const wordSchema = z.object({
  number,
  language: z.enum(["Hebrew", "Greek"]),
  /** In Hebrew or Greek letters. */
  word: z.string(),
  /** In Latin letters. */
  latin: z.string(),
  /** How Strong has it spoken; null where that is not known. */
  sound: z.nullable(z.string()),
  meaning: z.string(),
  origin: z.nullable(z.string()),
  /** How the King James Version translates it, the most used first. */
  translations: z.array(z.object({ text: z.string(), count })),
  occurrences: count,
  /** In how many verses it stands, and how many `places` there are in all: a psalm's title is a place of its own. */
  verses: count,
  total_places: count,
  places: z.array(
    z.object({
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
    }),
  ),
  /** The next places, if there are more. */
  next: z.nullable(z.url()),
  /** Must be shown with the data. */
  credit: z.object({ text: z.string(), licence: z.string(), licence_url: z.url() }),
});

export type WordAnswer = z.infer<typeof wordSchema>;
