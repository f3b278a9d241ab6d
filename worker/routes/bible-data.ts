import type { Context, MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import type { translationQuerySchema } from "#domain/api/bible.ts";
import { ApiError } from "#domain/api/errors.ts";
import { books, chapterTitle, findBookBySlug, type Book } from "#domain/scripture/books.ts";
import { translationFilePath } from "#domain/scripture/manifest.ts";
import { isChapter, verseAt, verseOrdinal, type VerseId } from "#domain/scripture/places.ts";
import { chapterRange } from "#domain/scripture/reference.ts";
import { isEmbedded, translations, type Translation } from "#domain/scripture/translations.ts";
import { feedCacheControl, randomCacheControl, scriptureCacheControl } from "../bible/cache-control.ts";
import { scriptureVersion } from "../bible/embedded.ts";
import { passageAnswer } from "../bible/passage-answer.ts";
import { readVerses, type AnswerVerse } from "../bible/read-verses.ts";
import { describeTranslation, requireTranslation } from "../bible/translation.ts";
import type { AppEnv } from "../env.ts";
import { prepareJson, send } from "../json-answer.ts";
import { ownOrigin } from "../origin.ts";
import { secureRandom } from "../random.ts";

/** Scripture by translation, book and chapter, in the format of the public service's `/data`. */

type In<Path extends string> = Context<AppEnv, Path>;

const dataAddress = (c: Context<AppEnv>, ...parts: (string | number)[]): string => [ownOrigin(c), "api/bible/data", ...parts].join("/");

const requireBook = (text: string): Book => {
  const book = findBookBySlug(text);
  if (!book) throw new ApiError("not_found", { message: "We couldn’t find that book. Please use its three-letter id, such as JHN." });
  return book;
};

/** Verses under `/data` have `book` instead of `book_name`. */
const asDataVerse = ({ book_name: book, book_id, chapter, verse, text }: AnswerVerse) => ({ book_id, book, chapter, verse, text });

export const listTranslations = (c: In<"/">) =>
  send(
    c,
    prepareJson(
      { translations: translations.map((translation) => ({ ...describeTranslation(translation), url: dataAddress(c, translation.id) })) },
      scriptureCacheControl,
    ),
  );

export const listBooks = (c: In<"/:translation">) => {
  const translation = requireTranslation(c.req.param("translation"));
  const list = books.map(({ id, name }) => ({ id, name, url: dataAddress(c, translation.id, id) }));
  return send(c, prepareJson({ translation: describeTranslation(translation), books: list }, scriptureCacheControl));
};

export const listChapters = (c: In<"/:translation/:book">) => {
  const translation = requireTranslation(c.req.param("translation"));
  const { id: book_id, name: book, verseCounts } = requireBook(c.req.param("book"));
  const chapters = verseCounts.map((_, index) => ({ book_id, book, chapter: index + 1, url: dataAddress(c, translation.id, book_id, index + 1) }));
  return send(c, prepareJson({ translation: describeTranslation(translation), chapters }, scriptureCacheControl));
};

export const showChapter = async (c: In<"/:translation/:book/:chapter">) => {
  const translation = requireTranslation(c.req.param("translation"));
  const { id: book } = requireBook(c.req.param("book"));
  const number = c.req.param("chapter");
  const place = { book, chapter: /^\d{1,3}$/.test(number) ? Number(number) : 0 };
  if (!isChapter(place)) throw new ApiError("not_found", { message: "This book doesn’t have that chapter." });
  const verses = await readVerses(c, translation, [chapterRange(place)]);
  return send(c, prepareJson({ translation: describeTranslation(translation), verses: verses.map(asDataVerse) }, scriptureCacheControl));
};

const ordinalsOf = ({ id, verseCounts }: Book): readonly [first: number, count: number] => [
  verseOrdinal({ book: id, chapter: 1, verse: 1 }),
  verseCounts.reduce((sum, count) => sum + count, 0),
];

/** A random verse of these books, uniformly distributed. */
const pickVerse = (from: readonly Book[]): VerseId => {
  const runs = from.map(ordinalsOf);
  let left = Math.floor(secureRandom() * runs.reduce((sum, [, count]) => sum + count, 0));
  for (const [first, count] of runs) {
    if (left < count) return verseAt(first + left)!;
    left -= count;
  }
  throw new RangeError("There are no books to pick a verse from.");
};

/** Draws again if the translation omits the verse. */
const randomVerse = async (c: Context<AppEnv>, translation: Translation, from: readonly Book[]): Promise<AnswerVerse> => {
  for (;;) {
    const verse = pickVerse(from);
    const [found] = await readVerses(c, translation, [{ from: verse, to: verse }]);
    if (found) return found;
    if (!isEmbedded(translation.id)) throw new ApiError("not_found");
  }
};

/** Parses `OT`, `NT`, or book ids separated by commas. */
const booksNamed = (text: string): readonly Book[] => {
  const name = text.toUpperCase();
  if (name === "OT" || name === "NT") return books.filter(({ testament }) => testament === name);
  return [...new Set(text.split(",").slice(0, books.length).map((part) => requireBook(part.trim())))];
};

export const showRandomVerse = async (c: In<"/:translation/random"> | In<"/:translation/random/:books">) => {
  const translation = requireTranslation(c.req.param("translation"));
  const named: string | undefined = (c as In<"/:translation/random/:books">).req.param("books");
  const verse = await randomVerse(c, translation, named === undefined ? books : booksNamed(named));
  return send(c, prepareJson({ translation: describeTranslation(translation), random_verse: asDataVerse(verse) }, randomCacheControl));
};

/** Like the public service, the root is the documentation unless `?random=verse` is given. */
export const documentationUnlessRandom: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.query("random") !== undefined) return next();
  c.header("Cache-Control", feedCacheControl);
  return c.redirect("/api/docs");
};

/** A random verse in the format of a passage, like the public service's `/?random=verse`. */
export const showRandomPassage = async (c: Context<AppEnv, string, { out: { query: z.output<typeof translationQuerySchema> } }>) => {
  const translation = requireTranslation(c.req.valid("query").translation);
  const verse = await randomVerse(c, translation, books);
  return send(c, prepareJson(passageAnswer(`${chapterTitle(verse.book_id, verse.chapter)}:${verse.verse}`, [verse], translation), randomCacheControl));
};

/** The URL of the whole text as one file. Throws 404 for translations that we may not redistribute. */
export const showBulk = (c: In<"/:translation/bulk">) => {
  const translation = requireTranslation(c.req.param("translation"));
  if (!isEmbedded(translation.id)) throw new ApiError("not_found", { message: "Only translations stored on this site can be downloaded as one file." });
  const url = new URL(translationFilePath(scriptureVersion, translation.id), c.req.url).href;
  return send(c, prepareJson({ translation: describeTranslation(translation), version: scriptureVersion, url }, scriptureCacheControl));
};
