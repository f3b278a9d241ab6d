import * as z from "zod/mini";
import { books, type BookId } from "../scripture/books.ts";

/** Scripture over HTTP, wire-compatible with bible-api.com. Keys are declared in the order in which they are sent. */

const bookId = z.enum(books.map((book) => book.id) as [BookId, ...BookId[]]);
const chapter = z.int().check(z.gte(1), z.lte(150));
const verse = z.int().check(z.gte(1), z.lte(200));

export const verseSchema = z.object({ book_id: bookId, book_name: z.string(), chapter, verse, text: z.string() });

/** `GET /api/bible/{reference}` */
export const passageSchema = z.object({
  reference: z.string(),
  verses: z.array(verseSchema),
  text: z.string(),
  translation_id: z.string(),
  translation_name: z.string(),
  translation_note: z.string(),
});

export type PassageAnswer = z.infer<typeof passageSchema>;

/** How a translation is described under `/api/bible/data`. */
export const translationSchema = z.object({
  identifier: z.string(),
  name: z.string(),
  language: z.string(),
  language_code: z.string(),
  license: z.string(),
});

/** `GET /api/bible/data` */
export const translationListSchema = z.object({ translations: z.array(z.extend(translationSchema, { url: z.url() })) });

/** `GET /api/bible/data/{translation}` */
export const bookListSchema = z.object({
  translation: translationSchema,
  books: z.array(z.object({ id: bookId, name: z.string(), url: z.url() })),
});

/** `GET /api/bible/data/{translation}/{book}` */
export const chapterListSchema = z.object({
  translation: translationSchema,
  chapters: z.array(z.object({ book_id: bookId, book: z.string(), chapter, url: z.url() })),
});

/** Verses under `/data` use `book` where a passage uses `book_name`, as the public service does. */
export const dataVerseSchema = z.object({ book_id: bookId, book: z.string(), chapter, verse, text: z.string() });

/** `GET /api/bible/data/{translation}/{book}/{chapter}` */
export const chapterSchema = z.object({ translation: translationSchema, verses: z.array(dataVerseSchema) });

/** `GET /api/bible/data/{translation}/random[/{books}]` */
export const randomVerseSchema = z.object({ translation: translationSchema, random_verse: dataVerseSchema });

/** `GET /api/bible/{translation}/bulk` */
export const bulkSchema = z.object({
  translation: translationSchema,
  /** Changes whenever a text changes. */
  version: z.string(),
  /** The whole text as one JSON file. */
  url: z.url(),
});

/** `GET /api/bible/daily` */
export const dailySchema = z.extend(passageSchema, { date: z.iso.date(), day_of_year: z.int().check(z.gte(1), z.lte(366)) });

/** In verses: the length of Psalms, the longest book. Longer passages are refused. */
export const longestPassage = 2461;

const flag = z.optional(z.string());

/** The query of `GET /api/bible/{reference}`. Unknown parameters are ignored, as the public service does. */
export const passageQuerySchema = z.object({
  translation: z.optional(z.string()),
  verse_numbers: flag,
  single_chapter_book_matching: flag,
});

export const translationQuerySchema = z.object({ translation: z.optional(z.string()) });

/** `GET /api/bible`, like the root of the public service. */
export const randomQuerySchema = z.object({ random: z.optional(z.literal("verse")), translation: z.optional(z.string()) });

export const dailyQuerySchema = z.object({
  date: z.optional(z.iso.date("Please give the date as YYYY-MM-DD.")),
  translation: z.optional(z.string()),
});
