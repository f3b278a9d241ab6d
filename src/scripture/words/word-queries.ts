import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import {
  bookWordsPath,
  type ChapterWords,
  chapterWordsPath,
  fileOfNumber,
  formatNumber,
  type OriginalWord,
  type StrongNumber,
  wordEntriesPath,
  wordNamesPath,
  wordPlacesPath,
} from "#domain/scripture/original-words/original-word-files.ts";
import { hashOfVerses, readNumberedWords, wordSpans } from "#domain/scripture/original-words/original-words.ts";
import { scriptureManifest } from "#src/scripture/manifest.ts";
import { whenIdle } from "#src/platform/clock.ts";
import { type HttpOptions, requestJson } from "#src/platform/network/http.ts";
import { earlierVersionHeader } from "#src/platform/offline/caches.ts";
import { rememberFile } from "#src/platform/offline/visited.ts";

/**
 * Requests a static file that has no digest in the build (docs/texts.md, "Digests"), and caches for reading offline what
 * fits `schema`, after the requested content has been shown. Rejects like `send`.
 */
const readCachedFile = async <Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  options: Pick<HttpOptions, "signal">,
): Promise<z.output<Schema>> => {
  let isEarlier = false;
  const content = await requestJson(schema, path, {
    ...options,
    onResponse: ({ headers }) => {
      isEarlier = headers.has(earlierVersionHeader);
    },
  });
  if (!isEarlier) whenIdle(() => void rememberFile(path, JSON.stringify(content)));
  return content;
};

const { version } = scriptureManifest;

const chapterWordsSchema = z.custom<ChapterWords>((value) => {
  const { text, verses } = (value ?? {}) as Partial<ChapterWords>;
  return typeof text === "number" && Array.isArray(verses) && verses.every((line) => typeof line === "string");
});
const bookWordsSchema = z.array(chapterWordsSchema);

/** The file of the chapter; offline that of the book, which is downloaded with the translation. */
const fetchChapterWords = async (
  { book, chapter }: Pick<ChapterText, "book" | "chapter">,
  signal: AbortSignal,
): Promise<ChapterWords | undefined> => {
  try {
    return await readCachedFile(chapterWordsSchema, chapterWordsPath(version, book, chapter), { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    const words = await readCachedFile(bookWordsSchema, bookWordsPath(version, book), { signal });
    return words[chapter - 1];
  }
};

const hasNoMore = (line: string, text: string): boolean =>
  (readNumberedWords(line).at(-1)?.last ?? -1) < wordSpans(text).length;

/** Numbers count in one text; they are not used with another. */
const fits = (words: ChapterWords, { book, chapter, verses, title = "" }: ChapterText): boolean =>
  words.book === book &&
  words.chapter === chapter &&
  words.text === hashOfVerses(verses) &&
  words.verses.every((line, index) => hasNoMore(line, verses[index] ?? "")) &&
  hasNoMore(words.title ?? "", title);

/** The numbers at the words of a chapter of the KJV; null if they are not those of this text. */
export const chapterWordsQuery = (text: ChapterText) =>
  queryOptions({
    queryKey: ["words", text.book, text.chapter],
    queryFn: async ({ signal }) => {
      const words = await fetchChapterWords(text, signal);
      return words && fits(words, text) ? words : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

const entriesSchema = z.custom<Readonly<Record<string, OriginalWord>>>(
  (value) => typeof value === "object" && value !== null,
);
const placesSchema = z.record(z.string(), z.string());

/** The words of one file, by number without its letter. */
export const wordEntriesQuery = (number: StrongNumber) =>
  queryOptions({
    queryKey: ["word entries", fileOfNumber(number)],
    queryFn: ({ signal }) => readCachedFile(entriesSchema, wordEntriesPath(version, fileOfNumber(number)), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Where the words of one file stand, by number without its letter. */
export const wordPlacesQuery = (number: StrongNumber) =>
  queryOptions({
    queryKey: ["word places", fileOfNumber(number)],
    queryFn: ({ signal }) => readCachedFile(placesSchema, wordPlacesPath(version, fileOfNumber(number)), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

const namesSchema = z.record(z.string(), z.array(z.string()));

/** The words whose Latin letters begin with this one: their numbers by name. No word begins with some of the letters. */
export const wordNamesQuery = (letter: string) =>
  queryOptions({
    queryKey: ["word names", letter],
    queryFn: ({ signal }) => readCachedFile(namesSchema, wordNamesPath(version, letter), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The key of a word in its file. */
export const keyInFile = (number: StrongNumber): string => formatNumber(number).slice(1);
