import * as z from "zod/mini";
import { books } from "#domain/scripture/books/books.ts";
import { chapterLayoutSchema } from "../scripture/languages/chapter-layout-schema.ts";
import { downloadFormats } from "#domain/scripture/translations/downloads.ts";
import { fieldMessages } from "./messages.ts";

/** Scripture over HTTP, wire-compatible with bible-api.com. Keys are declared in the order in which they are sent. */

const bookId = z.enum(books.map((book) => book.id));
const chapter = z.int().check(z.gte(1), z.lte(150));
const verse = z.int().check(z.gte(1), z.lte(200));

export const verseSchema = z.object({ book_id: bookId, book_name: z.string(), chapter, verse, text: z.string() });

/** The number of a word in Strong's dictionaries: `H7225`, `G26`. */
export const strongNumberSchema = z.string().check(z.regex(/^[HG]\d{1,4}$/));

/** A parameter of bible-api.com: any value but `true` is ignored, as there. */
const flag = z.optional(z.string());

/** A parameter of ours. */
export const ownFlag = z.optional(z.enum(["true", "false"], fieldMessages.trueOrFalse));

const offset = z.int().check(z.gte(0));

/** A word of the translation with those behind it; UTF-16 offsets into the verse's text, `end` excluded. */
const numberedWordSchema = z.object({
  text: z.string(),
  start: offset,
  end: offset,
  numbers: z.array(strongNumberSchema),
});

/** `GET /api/bible/{reference}` */
export const passageSchema = z.object({
  reference: z.string(),
  /** `words` only if they were asked for. */
  verses: z.array(z.extend(verseSchema, { words: z.optional(z.array(numberedWordSchema)) })),
  text: z.string(),
  translation_id: z.string(),
  translation_name: z.string(),
  translation_note: z.string(),
});

export type PassageResponse = z.infer<typeof passageSchema>;

/** How a translation is described under `/api/bible/data`. */
const translationSchema = z.object({
  identifier: z.string(),
  name: z.string(),
  language: z.string(),
  language_code: z.string(),
  license: z.string(),
  /** Only of translations in other languages: the language's own name, its BCP 47 tag, how it is written, and the licence's address. */
  own_language: z.optional(z.string()),
  language_tag: z.optional(z.string()),
  direction: z.optional(z.enum(["ltr", "rtl"])),
  license_url: z.optional(z.url()),
});

/** `GET /api/bible/data` */
export const translationListSchema = z.object({ translations: z.array(z.extend(translationSchema, { url: z.url() })) });

/** `GET /api/bible/data/{translation}` */
export const bookListSchema = z.object({
  translation: translationSchema,
  /** `verses` only of our own texts: of the others, only the chapters themselves know. */
  books: z.array(
    z.object({ id: bookId, name: z.string(), chapters: chapter, verses: z.optional(z.int()), url: z.url() }),
  ),
});

/** `GET /api/bible/data/{translation}/{book}` */
export const chapterListSchema = z.object({
  translation: translationSchema,
  /** `verses` only of our own texts. */
  chapters: z.array(z.object({ book_id: bookId, book: z.string(), chapter, verses: z.optional(verse), url: z.url() })),
});

/** Verses under `/data` use `book` where a passage uses `book_name`, as the public service does. */
const dataVerseSchema = z.object({ book_id: bookId, book: z.string(), chapter, verse, text: z.string() });

/** The query of `GET /api/bible/data`: with `all`, also what the service of the world's languages has. */
export const translationsQuerySchema = z.object({ all: ownFlag });

/** `GET /api/bible/data/{translation}/{book}/{chapter}` */
export const chapterSchema = z.object({
  translation: translationSchema,
  verses: z.array(dataVerseSchema),
  /** Not of the translations of bible-api.com, which have none. */
  layout: z.optional(chapterLayoutSchema),
});

/** The query of `GET /api/bible/data/{translation}/complete`: the byte to begin with, with `If-Range`. */
export const wholeQuerySchema = z.object({
  from: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, fieldMessages.bytes))),
});

/** `GET /api/bible/data/{translation}/complete`: the service's own file. */
export const wholeTranslationSchema = z.looseObject({
  books: z.array(z.looseObject({ id: z.string(), chapters: z.array(z.unknown()) })),
});

/** `GET /api/bible/data/{translation}/random[/{books}]` */
export const randomVerseSchema = z.object({ translation: translationSchema, random_verse: dataVerseSchema });

/** `GET /api/bible/{translation}/bulk` */
export const bulkSchema = z.object({
  translation: translationSchema,
  /** Changes whenever a text changes. */
  version: z.string(),
  /** The whole text with its layout, as this site uses it. */
  url: z.url(),
  /** The whole text for other uses. */
  files: z.array(
    z.object({
      format: z.enum(downloadFormats),
      url: z.url(),
      bytes: z.int(),
      sha256: z.string(),
      license: z.string(),
    }),
  ),
  /** The digests of all files, as `sha256sum` checks them. */
  digests: z.url(),
});

/** `GET /api/bible/daily` */
export const dailySchema = z.extend(passageSchema, {
  date: z.iso.date(),
  day_of_year: z.int().check(z.gte(1), z.lte(366)),
});

/** In verses: the length of Psalms, the longest book. Longer passages are refused. */
export const maxPassageVerses = 2461;

/** The query of `GET /api/bible/{reference}`. Unknown parameters are ignored, as the public service does. */
export const passageQuerySchema = z.object({
  translation: z.optional(z.string()),
  verse_numbers: flag,
  words: ownFlag,
  single_chapter_book_matching: flag,
});

export const translationQuerySchema = z.object({ translation: z.optional(z.string()) });

/** `GET /api/bible`, like the root of the public service: `random=true`, `random=verse` or any other value. */
export const randomQuerySchema = z.object({ random: z.optional(z.string()), translation: z.optional(z.string()) });

export const dailyQuerySchema = z.object({
  date: z.optional(z.iso.date(fieldMessages.date)),
  translation: z.optional(z.string()),
  /** `year`: from the catalogue of 366 dates instead of the card's twenty. */
  catalogue: z.optional(z.enum(["card", "year"], fieldMessages.catalogue)),
});
