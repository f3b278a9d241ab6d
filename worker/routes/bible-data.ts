import localBookNames from "#generated/scripture/book-names.json" with { type: "json" };
import generatedDownloads from "#generated/scripture/downloads.json" with { type: "json" };
import type { Context } from "hono";
import type * as z from "zod/mini";
import { ApiError } from "#domain/api/errors.ts";
import { textDigestHeader } from "#domain/api/headers.ts";
import { findReviewed, reviewedEditions } from "#domain/scripture/languages/reviewed.ts";
import { maxChapter } from "#domain/scripture/languages/service-chapter.ts";
import { digestsPath, downloadPath, type Download } from "#domain/scripture/translations/downloads.ts";
import { bookById, books, verseCount } from "#domain/scripture/books/books.ts";
import { chapterAfter, chapterBefore } from "#domain/scripture/books/chapter-navigation.ts";
import { translationFilePath } from "#domain/scripture/translations/manifest.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import type { chapterLayoutSchema } from "#domain/scripture/languages/chapter-layout-schema.ts";
import { isChapter, type ChapterId } from "#domain/scripture/reference/places.ts";
import { chapterRange } from "#domain/scripture/reference/reference.ts";
import { bookInTextOf } from "#domain/site/chapter-page/names.ts";
import { isEmbedded, translations, type Translation } from "#domain/scripture/translations/translations.ts";
import { randomCacheControl, scriptureCacheControl } from "../bible/cache-control.ts";
import { digestOf } from "../hashes.ts";
import { embeddedChapter, scriptureVersion } from "../bible/embedded.ts";
import { booksNamed, randomVerse } from "../bible/random-verse.ts";
import { readVerses, readRemoteChapter, type PassageVerse } from "../bible/read-verses.ts";
import { versesOfChapter } from "../bible/languages/chapters.ts";
import { serviceBooks, serviceList } from "../bible/languages/service.ts";
import { wholeTranslation } from "../bible/languages/whole.ts";
import { isRemote, toRemoteTranslation } from "../bible/languages/remote-translation.ts";
import { requireBook, requireEmbedded, requireTranslation, shortened } from "../bible/requested.ts";
import type { Handlers } from "../contract.ts";
import type { AppEnv } from "../env.ts";
import { ownOrigin } from "../middleware/origin.ts";
import { withLinks } from "../links.ts";
import { prepareJson, send } from "../prepared-response.ts";

const downloads = generatedDownloads as readonly Download[];

const dataAddress = (c: Context<AppEnv>, ...parts: (string | number)[]): string =>
  [ownOrigin(c), "api/bible/data", ...parts].join("/");

const describeTranslation = (translation: Translation) => {
  const { id: identifier, name, language, note: license } = translation;
  const edition = isRemote(translation) ? translation.edition : findReviewed(identifier);
  if (!edition) return { identifier, name, language, language_code: "eng", license };
  const { code, language: own_language, tag: language_tag, direction, licenseUrl } = edition;
  return {
    identifier,
    name,
    language,
    language_code: code,
    license,
    own_language,
    language_tag,
    direction,
    ...(licenseUrl && { license_url: licenseUrl }),
  };
};

/** Whether its numbers are ours, so that verses can be counted without reading it. */
const isNumberedAsOurs = ({ id, tag }: Translation): boolean => isEmbedded(id) && tag === undefined;

/** The books of a translation with its own names for them, and how many chapters each has. */
const booksOf = async (c: Context<AppEnv>, translation: Translation) => {
  const names = (localBookNames as Readonly<Record<string, Readonly<Record<string, string>>>>)[translation.id];
  const own = books.map(({ id, name, verseCounts }) => ({
    id,
    name: names?.[id] ?? name,
    chapters: verseCounts.length,
  }));
  if (!isRemote(translation) || translation.edition.service !== "helloao") return own;
  const found = await serviceBooks(c, translation.edition);
  return own.flatMap(({ id }) => (found[id] ? [{ id, ...found[id] }] : []));
};

const notEmbedded = reviewedEditions.filter(({ key }) => !isEmbedded(key));

/** All translations of the second service, after ours and the reviewed ones. */
const listed = async (c: Context<AppEnv>): Promise<readonly Translation[]> => {
  const everything = (await serviceList(c)) ?? [];
  const known = new Set(everything.map(({ key }) => key));
  const reviewed = notEmbedded.filter(({ service, key }) => service !== "helloao" || known.has(key));
  const first = new Set(reviewed.map(({ key }) => key));
  // The service's list is newer than our entry for a reviewed translation.
  const newest = new Map(everything.map((edition) => [edition.key, edition]));
  const rest = everything.filter(({ key }) => !first.has(key) && !isEmbedded(key));
  return [
    ...translations,
    ...[...reviewed.map((edition) => newest.get(edition.key) ?? edition), ...rest].map(toRemoteTranslation),
  ];
};

/** Verses under `/data` have `book` instead of `book_name`. */
const asDataVerse = ({ book_name: book, book_id, chapter, verse, text }: PassageVerse) => ({
  book_id,
  book,
  chapter,
  verse,
  text,
});

const sendRandomVerse = async (c: Context<AppEnv>, translationKey: string, bookNames?: string) => {
  const translation = await requireTranslation(c, translationKey);
  const verse = await randomVerse(c, translation, bookNames === undefined ? books : booksNamed(bookNames));
  return send(
    c,
    prepareJson(
      { translation: describeTranslation(translation), random_verse: asDataVerse(verse) },
      randomCacheControl,
    ),
  );
};

/** The fields of a chapter other than its verses. The schema’s type has no `readonly`. */
const layoutOf = ({ translation: _key, book: _book, chapter: _number, verses: _verses, ...layout }: ChapterText) =>
  layout as unknown as z.output<typeof chapterLayoutSchema>;

/** Sends a chapter, with its layout where there is one (domain/scripture/text/chapter-text.ts). */
const sendChapter = async (
  c: Context<AppEnv>,
  translation: Translation,
  verses: readonly PassageVerse[],
  text: ChapterText | undefined,
  beside: Readonly<Record<"prev" | "next", ChapterId | undefined>>,
) => {
  const prepared = prepareJson(
    {
      translation: describeTranslation(translation),
      verses: verses.map(asDataVerse),
      ...(text && { layout: layoutOf(text) }),
    },
    scriptureCacheControl,
  );
  const pathTo = (to: ChapterId | undefined) => to && `/api/bible/data/${translation.id}/${to.book}/${to.chapter}`;
  const response = withLinks(send(c, prepared), { prev: pathTo(beside.prev), next: pathTo(beside.next) });
  if (!isEmbedded(translation.id)) response.headers.set(textDigestHeader, await digestOf(prepared.text));
  return response;
};

/** Scripture in the format of the public service's `/data`, and whole translations to download. */
export const bibleData = {
  translations: async (c) => {
    const wanted =
      c.req.valid("query").all !== "true"
        ? [...translations, ...notEmbedded.map(toRemoteTranslation)]
        : await listed(c);
    const list = wanted.map((translation) => ({
      ...describeTranslation(translation),
      url: dataAddress(c, translation.id),
    }));
    return send(c, prepareJson({ translations: list }, scriptureCacheControl));
  },
  books: async (c) => {
    const translation = await requireTranslation(c, c.req.param("translation"));
    const described = describeTranslation(translation);
    const tag = "language_tag" in described ? described.language_tag : "en";
    const list = (await booksOf(c, translation)).map(({ id, name, chapters }) => ({
      id,
      name,
      abbreviation: bookInTextOf({ tag }, id).bookAbbreviation,
      chapters,
      ...(isNumberedAsOurs(translation) && { verses: bookById(id).verseCounts.reduce((sum, count) => sum + count, 0) }),
      url: dataAddress(c, translation.id, id),
    }));
    return send(c, prepareJson({ translation: described, books: list }, scriptureCacheControl));
  },
  randomVerseOfTranslation: (c) => sendRandomVerse(c, c.req.param("translation")),
  randomVerseOfBooks: (c) => sendRandomVerse(c, c.req.param("translation"), c.req.param("books")),
  wholeTranslation: async (c) => {
    const translation = await requireTranslation(c, c.req.param("translation"));
    if (!isRemote(translation) || translation.edition.service !== "helloao")
      throw new ApiError("not_found", { message: ({ refusals }) => refusals.notWhole });
    const { from } = c.req.valid("query");
    const etag = c.req.header("If-Range") ?? "";
    const begun = from && etag !== "" && etag.length <= 200 ? { at: Number(from), etag } : undefined;
    return wholeTranslation(c, translation.edition, begun);
  },
  chapters: async (c) => {
    const translation = await requireTranslation(c, c.req.param("translation"));
    const { id: book_id } = requireBook(c.req.param("book"));
    const found = (await booksOf(c, translation)).find(({ id }) => id === book_id);
    if (!found) throw new ApiError("not_found", { message: ({ languages }) => languages.noBook(translation.name) });
    const chapters = Array.from({ length: found.chapters }, (_, index) => ({
      book_id,
      book: found.name,
      chapter: index + 1,
      ...(isNumberedAsOurs(translation) && { verses: verseCount(book_id, index + 1) }),
      url: dataAddress(c, translation.id, book_id, index + 1),
    }));
    return send(c, prepareJson({ translation: describeTranslation(translation), chapters }, scriptureCacheControl));
  },
  chapter: async (c) => {
    const translation = await requireTranslation(c, c.req.param("translation"));
    const { id: book } = requireBook(c.req.param("book"));
    const number = c.req.param("chapter");
    const place = { book, chapter: /^\d{1,3}$/.test(number) ? Number(number) : 0 };
    if (isRemote(translation) && place.chapter >= 1 && place.chapter <= maxChapter) {
      const text = await readRemoteChapter(c, translation, place);
      const { previous: prev, next } = text.edition ?? {};
      return sendChapter(c, translation, versesOfChapter(text), text, { prev, next });
    }
    if (!isChapter(place)) {
      const { name, verseCounts } = bookById(book);
      const { length: chapters } = verseCounts;
      throw new ApiError("not_found", {
        message: ({ refusals }) => refusals.lastChapter(`${name} ${shortened(number)}`, name, chapters),
        extra: { book_id: book, chapters },
      });
    }
    const verses = await readVerses(c, translation, [chapterRange(place)]);
    const text = isEmbedded(translation.id) ? await embeddedChapter(c.env.ASSETS, translation.id, place) : undefined;
    return sendChapter(c, translation, verses, text, { prev: chapterBefore(place), next: chapterAfter(place) });
  },
  // Translations of the public service may not be redistributed as a whole.
  bulk: (c) => {
    const translation = requireEmbedded(
      c.req.param("translation"),
      () => new ApiError("not_found", { message: ({ refusals }) => refusals.notStored }),
    );
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
  },
} satisfies Partial<Handlers>;
