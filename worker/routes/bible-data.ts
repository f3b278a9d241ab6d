import generatedDownloads from "#generated/scripture/downloads.json" with { type: "json" };
import { Hono, type Context } from "hono";
import { ApiError } from "#domain/api/errors.ts";
import { textDigestHeader } from "#domain/api/text-digest.ts";
import { digestsPath, downloadPath, type Download } from "#domain/scripture/downloads.ts";
import { books } from "#domain/scripture/books.ts";
import { chapterAfter, chapterBefore } from "#domain/scripture/chapter-navigation.ts";
import { translationFilePath } from "#domain/scripture/manifest.ts";
import { isChapter, type ChapterId } from "#domain/scripture/places.ts";
import { chapterRange } from "#domain/scripture/reference.ts";
import { isEmbedded, translations, type Translation } from "#domain/scripture/translations.ts";
import { randomCacheControl, scriptureCacheControl } from "../bible/cache-control.ts";
import { digestOf } from "../bible/digest.ts";
import { scriptureVersion } from "../bible/embedded.ts";
import { booksNamed, randomVerse } from "../bible/random-verse.ts";
import { readVerses, type PassageVerse } from "../bible/read-verses.ts";
import { requireBook, requireTranslation } from "../bible/requested.ts";
import type { AppEnv } from "../env.ts";
import { ownOrigin } from "../middleware/origin.ts";
import { withLinks } from "../links.ts";
import { prepareJson, send } from "../prepared-response.ts";

const downloads = generatedDownloads as readonly Download[];

const dataAddress = (c: Context<AppEnv>, ...parts: (string | number)[]): string =>
  [ownOrigin(c), "api/bible/data", ...parts].join("/");

const describeTranslation = ({ id, name, language, note }: Translation) => ({
  identifier: id,
  name,
  language,
  language_code: "eng",
  license: note,
});

/** Verses under `/data` have `book` instead of `book_name`. */
const asDataVerse = ({ book_name: book, book_id, chapter, verse, text }: PassageVerse) => ({
  book_id,
  book,
  chapter,
  verse,
  text,
});

const sendRandomVerse = async (c: Context<AppEnv>, translationKey: string, bookNames?: string) => {
  const translation = requireTranslation(translationKey);
  const verse = await randomVerse(c, translation, bookNames === undefined ? books : booksNamed(bookNames));
  return send(
    c,
    prepareJson(
      { translation: describeTranslation(translation), random_verse: asDataVerse(verse) },
      randomCacheControl,
    ),
  );
};

/** Scripture by translation, book and chapter, in the format of the public service's `/data`, and whole translations to download. */
export const bibleData = new Hono<AppEnv>()
  .get("/data", (c) => {
    const list = translations.map((translation) => ({
      ...describeTranslation(translation),
      url: dataAddress(c, translation.id),
    }));
    return send(c, prepareJson({ translations: list }, scriptureCacheControl));
  })
  .get("/data/:translation", (c) => {
    const translation = requireTranslation(c.req.param("translation"));
    const list = books.map(({ id, name }) => ({ id, name, url: dataAddress(c, translation.id, id) }));
    return send(c, prepareJson({ translation: describeTranslation(translation), books: list }, scriptureCacheControl));
  })
  .get("/data/:translation/random", (c) => sendRandomVerse(c, c.req.param("translation")))
  .get("/data/:translation/random/:books", (c) => sendRandomVerse(c, c.req.param("translation"), c.req.param("books")))
  .get("/data/:translation/:book", (c) => {
    const translation = requireTranslation(c.req.param("translation"));
    const { id: book_id, name: book, verseCounts } = requireBook(c.req.param("book"));
    const chapters = verseCounts.map((_, index) => ({
      book_id,
      book,
      chapter: index + 1,
      url: dataAddress(c, translation.id, book_id, index + 1),
    }));
    return send(c, prepareJson({ translation: describeTranslation(translation), chapters }, scriptureCacheControl));
  })
  .get("/data/:translation/:book/:chapter", async (c) => {
    const translation = requireTranslation(c.req.param("translation"));
    const { id: book } = requireBook(c.req.param("book"));
    const number = c.req.param("chapter");
    const place = { book, chapter: /^\d{1,3}$/.test(number) ? Number(number) : 0 };
    if (!isChapter(place)) throw new ApiError("not_found", { message: "This book doesn’t have that chapter." });
    const verses = await readVerses(c, translation, [chapterRange(place)]);
    const prepared = prepareJson(
      { translation: describeTranslation(translation), verses: verses.map(asDataVerse) },
      scriptureCacheControl,
    );
    const pathTo = (to: ChapterId | undefined) => to && `/api/bible/data/${translation.id}/${to.book}/${to.chapter}`;
    const response = withLinks(send(c, prepared), {
      prev: pathTo(chapterBefore(place)),
      next: pathTo(chapterAfter(place)),
    });
    if (!isEmbedded(translation.id)) response.headers.set(textDigestHeader, await digestOf(prepared.bytes));
    return response;
  })
  // Translations of the public service may not be redistributed as a whole.
  .get("/:translation/bulk", (c) => {
    const translation = requireTranslation(c.req.param("translation"));
    if (!isEmbedded(translation.id))
      throw new ApiError("not_found", {
        message: "Only translations stored on this site can be downloaded as one file.",
      });
    const { id } = translation;
    const address = (path: string): string => ownOrigin(c) + path;
    const answer = {
      translation: describeTranslation(translation),
      version: scriptureVersion,
      url: address(translationFilePath(scriptureVersion, id)),
      files: downloads
        .filter(({ translation: of }) => of === id)
        .map(({ format, bytes, sha256, license }) => ({
          format,
          url: address(downloadPath(scriptureVersion, id, format)),
          bytes,
          sha256,
          license,
        })),
      digests: address(digestsPath(scriptureVersion)),
    };
    return send(c, prepareJson(answer, scriptureCacheControl));
  });
