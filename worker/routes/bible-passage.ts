import type { Context } from "hono";
import type * as z from "zod/mini";
import type { passageQuerySchema, PassageResponse } from "#domain/api/bible.ts";
import { ApiError } from "#domain/api/errors.ts";
import { formatRanges } from "#domain/api/passage-reference.ts";
import { defaultTranslationId, isEmbedded, type Translation } from "#domain/scripture/translations/translations.ts";
import type { BookId } from "#domain/scripture/books/books.ts";
import type { WrittenRange } from "#domain/scripture/reference/parse-reference.ts";
import { scriptureCacheControl } from "../bible/cache-control.ts";
import { lruCache } from "../lru-cache.ts";
import { passageResponse } from "../bible/passage-response.ts";
import { type PassageVerse, readVerses, requireOneBudget } from "../bible/read-verses.ts";
import { referenceText, requireRangesIn, requireTranslation } from "../bible/requested.ts";
import type { Handlers } from "../contract.ts";
import type { AppEnv, Fetches } from "../env.ts";
import { type Prepared, prepareJson, send } from "../prepared-response.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { embeddedChapters } from "../bible/embedded.ts";
import { formatNumber } from "#domain/scripture/original-words/original-word-files.ts";
import { languageOf, readSharedWords, wordSpans } from "#domain/scripture/original-words/original-words.ts";
import { readWordLines } from "../bible/original-words.ts";

type Words = NonNullable<PassageResponse["verses"][number]["words"]>;

/** The words of a verse in order, with their Strong's numbers. */
const wordsOf = ({ book_id, text }: PassageVerse, line: string): Words => {
  const spans = wordSpans(text);
  const language = languageOf(book_id);
  return readSharedWords(line).map(({ first, last, numbers }) => {
    const [start, end] = [spans[first]!.start, spans[last]!.end];
    return {
      text: text.slice(start, end),
      start,
      end,
      numbers: numbers.map((number) => formatNumber({ language, number })),
    };
  });
};

/** What `read` gives for the chapters that some verses are in, by book. */
const readByBook = async <Read>(
  verses: readonly PassageVerse[],
  read: (book: BookId, chapters: ReadonlySet<number>) => Promise<Read>,
): Promise<ReadonlyMap<BookId, Read>> => {
  const books = [...Map.groupBy(verses, ({ book_id }) => book_id)].map(
    async ([book, ofBook]) => [book, await read(book, new Set(ofBook.map(({ chapter }) => chapter)))] as const,
  );
  return new Map(await Promise.all(books));
};

/** The verses with their words. Throws 422 for translations other than the KJV, 503 if the files cannot be read. */
const withWords = async (
  assets: Fetches,
  { id }: Translation,
  verses: readonly PassageVerse[],
): Promise<PassageVerse[]> => {
  if (id !== "kjv") throw new ApiError("invalid_input", { fields: { words: ({ refusals }) => refusals.noWords } });
  const lines = await readByBook(verses, (book, asked) => readWordLines(assets, book, asked));
  return verses.map((verse) => ({
    ...verse,
    words: wordsOf(verse, lines.get(verse.book_id)?.get(verse.chapter)?.[verse.verse - 1] ?? ""),
  }));
};

/** The verse with a line break instead of the space before each of its lines and paragraphs, and one at its end. */
const broken = ({ text, verse }: PassageVerse, layout: ChapterText | undefined): string => {
  const starts = [
    ...(layout?.lines?.[verse] ?? []).map(([offset]) => offset),
    ...(layout?.paragraphs ?? []).flatMap(([ofVerse, offset]) => (ofVerse === verse ? [offset] : [])),
  ];
  const breaks = new Set(starts.map((start) => start - 1).filter((at) => text[at] === " "));
  return `${[...breaks].reduce((lines, at) => `${lines.slice(0, at)}\n${lines.slice(at + 1)}`, text)}\n`;
};

/** The verses in lines, where the text is stored here and has some. Offsets stay. Throws 503 if the files cannot be read. */
const withLineBreaks = async (
  assets: Fetches,
  { id }: Translation,
  verses: readonly PassageVerse[],
): Promise<PassageVerse[]> => {
  const layouts = isEmbedded(id)
    ? await readByBook(verses, (book, asked) =>
        embeddedChapters(assets, id, book, Math.min(...asked), Math.max(...asked)),
      )
    : undefined;
  return verses.map((verse) => {
    const layout = layouts?.get(verse.book_id)?.find(({ chapter }) => chapter === verse.chapter);
    return { ...verse, text: broken(verse, layout) };
  });
};

const matchingHeader = "X-Single-Chapter-Book-Matching";

/** Prepared responses by everything that affects them; limit in bytes, two a character. Embedded texts only, since they never change. */
const prepared = lruCache<Prepared<PassageResponse>>(16_000_000);

type Query = Omit<z.output<typeof passageQuerySchema>, "translation">;

const matchingOf = ({ single_chapter_book_matching }: Query): "indifferent" | "special" =>
  single_chapter_book_matching === "indifferent" ? "indifferent" : "special";

/** A passage in a translation, as it is asked for. `mayBeEmpty`: one that the translation omits has no verses. */
const readPassage = async (
  c: Context<AppEnv>,
  translation: Translation,
  ranges: readonly WrittenRange[],
  { verse_numbers, line_breaks, words }: Query,
  mayBeEmpty = false,
): Promise<PassageResponse> => {
  const title = formatRanges(ranges);
  const verses = await readVerses(c, translation, ranges);
  if (verses.length === 0 && !mayBeEmpty)
    throw new ApiError("not_found", { message: ({ refusals }) => refusals.omitted(title) });
  const hasLines = line_breaks === "true";
  const marked = words === "true" ? await withWords(c.env.ASSETS, translation, verses) : verses;
  const shown = hasLines ? await withLineBreaks(c.env.ASSETS, translation, marked) : marked;
  return passageResponse(title, shown, translation, { hasNumbers: verse_numbers === "true", hasLines });
};

/** The passage that a reference names: the last route under `/bible`, since it takes any name. */
export const passage: Handlers["passage"] = async (c) => {
  const { translation: key, ...rest } = c.req.valid("query");
  const query = {
    ...rest,
    single_chapter_book_matching: rest.single_chapter_book_matching ?? c.req.header(matchingHeader),
  };
  const translation = await requireTranslation(c, key);
  const asked = referenceText(c.req.param("reference"));
  const matching = matchingOf(query);
  const { verse_numbers, line_breaks, words, language } = query;
  const flags = [verse_numbers, line_breaks, words].map((flag) => flag === "true");
  const cacheKey = [translation.id, matching, ...flags, language ?? "", asked].join("|");
  const cached = prepared.get(cacheKey);
  if (cached) return send(c, cached);
  const ranges = await requireRangesIn(asked, translation, language, { single_chapter_book_matching: matching });
  const found = await readPassage(c, translation, ranges, query);
  const response = prepareJson(found, scriptureCacheControl, { Vary: matchingHeader });
  if (isEmbedded(translation.id)) prepared.set(cacheKey, response, 2 * (response.text.length + cacheKey.length));
  return send(c, response);
};

/** Several passages in several translations: by reference, and each in all translations. */
export const passages: Handlers["passages"] = async (c) => {
  const { references, translations: keys = [defaultTranslationId], ...query } = c.req.valid("query");
  const named = await Promise.all(keys.map((key) => requireTranslation(c, key)));
  const found = [...new Map(named.map((translation) => [translation.id, translation])).values()];
  const options = { single_chapter_book_matching: matchingOf(query) };
  const asked = await Promise.all(
    references.map((one) => requireRangesIn(referenceText(one), found[0]!, query.language, options, "references")),
  );
  requireOneBudget(found, asked.flat());
  const read = asked.flatMap((ranges) => found.map((translation) => readPassage(c, translation, ranges, query, true)));
  return send(c, prepareJson({ passages: await Promise.all(read) }, scriptureCacheControl));
};
