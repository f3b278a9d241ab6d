import * as z from "zod/mini";
import { bookId, chapterLayoutSchema } from "../scripture/languages/chapter-layout-schema.ts";
import { downloadFormats } from "#domain/scripture/translations/downloads.ts";
import { fieldMessages } from "./messages.ts";

/** Scripture over HTTP, wire-compatible with bible-api.com. Keys are declared in the order in which they are sent. */

const chapter = z.int().check(z.gte(1), z.lte(150));
const verse = z.int().check(z.gte(1), z.lte(200));

export const verseSchema = z.object({ book_id: bookId, book_name: z.string(), chapter, verse, text: z.string() });

/** The source of the data, which must be shown with it. */
export const creditSchema = z.object({ text: z.string(), licence: z.string(), licence_url: z.url() });

/** The number of a word in Strong's dictionaries: `H7225`, `G26`. */
export const strongNumberSchema = z.string().check(z.regex(/^[HG]\d{1,4}$/));

/** A parameter of bible-api.com: any value but `true` is ignored, as there. */
const flag = z.optional(z.string());

/** A parameter of ours. */
export const ownFlag = z.optional(z.enum(["true", "false"], fieldMessages.trueOrFalse));

/** A whole number of a query, as plain digits: not the `1e2`, `0x10`, `+5` and ` 5` that `Number` reads as well. */
export const wholeNumber = (message: string, least: number, most: number) =>
  z.optional(
    z.pipe(
      z.transform((text: unknown) => (typeof text === "string" && /^\d+$/.test(text) ? Number(text) : Number.NaN)),
      z.int(message).check(z.minimum(least, message), z.maximum(most, message)),
    ),
  );

/** A parameter of ours: a whole number from 1 to `most`. */
export const wholeUpTo = (most: number) => wholeNumber(fieldMessages.wholeUpTo(most), 1, most);

const offset = z.int().check(z.gte(0));

/** A word of the translation with those behind it; UTF-16 offsets into the verse's text, `end` excluded. */
export const numberedWordSchema = z.object({
  text: z.string(),
  start: offset,
  end: offset,
  numbers: z.array(strongNumberSchema),
});

/** A verse of a passage. `words` only if they were asked for. */
export const passageVerseSchema = z.extend(verseSchema, { words: z.optional(z.array(numberedWordSchema)) });

/** `GET /api/bible/{reference}` */
export const passageSchema = z.object({
  reference: z.string(),
  verses: z.array(passageVerseSchema),
  text: z.string(),
  translation_id: z.string(),
  translation_name: z.string(),
  translation_note: z.string(),
});

export type PassageResponse = z.infer<typeof passageSchema>;

/** `GET /api/passages` */
export const passagesSchema = z.object({ passages: z.array(passageSchema) });

/** How a translation is described under `/api/bible/data`. */
export const translationSchema = z.object({
  identifier: z.string(),
  name: z.string(),
  language: z.string(),
  language_code: z.string(),
  license: z.string(),
  /** Of translations in other languages: the language's own name, its BCP 47 tag, how it is written, the licence's address. */
  own_language: z.optional(z.string()),
  language_tag: z.optional(z.string()),
  direction: z.optional(z.enum(["ltr", "rtl"])),
  license_url: z.optional(z.url()),
});

/** A translation in the list, with the address of its books. */
export const listedTranslationSchema = z.extend(translationSchema, { url: z.url() });

/** `GET /api/bible/data` */
export const translationListSchema = z.object({ translations: z.array(listedTranslationSchema) });

/**
 * `verses` only of our own texts: of the others, only the chapters themselves know. `abbreviation` of texts in a language of
 * the site's pages.
 */
export const listedBookSchema = z.object({
  id: bookId,
  name: z.string(),
  abbreviation: z.optional(z.string()),
  chapters: chapter,
  verses: z.optional(z.int()),
  url: z.url(),
});

/** `verses` only of our own texts. */
export const listedChapterSchema = z.object({
  book_id: bookId,
  book: z.string(),
  chapter,
  verses: z.optional(verse),
  url: z.url(),
});

/** `GET /api/bible/data/{translation}` */
export const bookListSchema = z.object({ translation: translationSchema, books: z.array(listedBookSchema) });

/** `GET /api/bible/data/{translation}/{book}` */
export const chapterListSchema = z.object({ translation: translationSchema, chapters: z.array(listedChapterSchema) });

/** Verses under `/data` use `book` where a passage uses `book_name`, as the public service does. */
export const dataVerseSchema = z.object({ book_id: bookId, book: z.string(), chapter, verse, text: z.string() });

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

export const downloadSchema = z.object({
  format: z.enum(downloadFormats),
  url: z.url(),
  bytes: z.int(),
  sha256: z.string(),
  license: z.string(),
});

/** `GET /api/bible/{translation}/bulk` */
export const bulkSchema = z.object({
  translation: translationSchema,
  /** Changes whenever a text changes. */
  version: z.string(),
  /** The whole text with its layout, as this site uses it. */
  url: z.url(),
  /** The whole text for other uses. */
  files: z.array(downloadSchema),
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

/** How a passage is written, in each way that it can be asked for. */
const passageOptions = {
  verse_numbers: flag,
  line_breaks: ownFlag,
  words: ownFlag,
  language: z.optional(
    z.string().check(z.regex(/^(?:[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*)?$/, fieldMessages.languageTag)),
  ),
  single_chapter_book_matching: flag,
};

/** The query of `GET /api/bible/{reference}`. Unknown parameters are ignored, as the public service does. */
export const passageQuerySchema = z.object({ translation: z.optional(z.string()), ...passageOptions });

/** The most that one request may name. */
export const mostPassages = { references: 20, translations: 5 } as const;

/** A list in one text. Empty parts count for nothing. */
const listOf = (separator: string, most: number, message: string) =>
  z.pipe(
    z.string(message),
    z.transform((text, context): string[] => {
      const parts = text
        .split(separator, 1000)
        .map((part) => part.trim())
        .filter((part) => part !== "");
      if (parts.length >= 1 && parts.length <= most) return parts;
      context.issues.push({ code: "custom", message, input: text });
      return z.NEVER;
    }),
  );

/** The query of `GET /api/passages`. */
export const passagesQuerySchema = z.object({
  references: listOf(";", mostPassages.references, fieldMessages.references(mostPassages.references)),
  translations: z.optional(
    listOf(",", mostPassages.translations, fieldMessages.translations(mostPassages.translations)),
  ),
  ...passageOptions,
});

export const translationQuerySchema = z.object({ translation: z.optional(z.string()) });

/** `GET /api/bible`, like the root of the public service: `random=true`, `random=verse` or any other value. */
export const randomQuerySchema = z.object({ random: z.optional(z.string()), translation: z.optional(z.string()) });

/** The query of the feeds: one of the languages that have a catalogue of 366 verses. */
export const feedQuerySchema = z.object({ language: z.optional(z.enum(["en", "es"], fieldMessages.feedLanguage)) });

export const dailyQuerySchema = z.object({
  date: z.optional(z.iso.date(fieldMessages.date)),
  translation: z.optional(z.string()),
  /** `year`: from the catalogue of 366 dates instead of the card's twenty. */
  catalogue: z.optional(z.enum(["card", "year"], fieldMessages.catalogue)),
});
