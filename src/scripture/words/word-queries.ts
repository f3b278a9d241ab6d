import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import {
  type ChapterWords,
  chapterWordsPath,
  fileOfNumber,
  formatNumber,
  type OriginalWord,
  type StrongNumber,
  wordEntriesPath,
  wordIndexPath,
  wordPlacesPath,
} from "#domain/scripture/original-words/original-word-files.ts";
import { hashOfVerses, readNumberedWords, wordSpans } from "#domain/scripture/original-words/original-words.ts";
import { scriptureManifest } from "#src/scripture/manifest.ts";
import { readFileOfSchema } from "#src/scripture/text/verified-file.ts";

const { version } = scriptureManifest;

type Place = Pick<ChapterText, "book" | "chapter">;

const areWordsIn =
  (wanted: Place["book"]) =>
  (value: unknown): boolean => {
    const { book, text, verses } = (value ?? {}) as Partial<ChapterWords>;
    const isInBook = book === wanted && typeof text === "number";
    return isInBook && Array.isArray(verses) && verses.every((line) => typeof line === "string");
  };
/** The words of a chapter and of those that share its file. */
const wordsOfPart = ({ book, chapter }: Place) =>
  z
    .array(z.custom<ChapterWords>(areWordsIn(book)))
    .check(z.refine((all) => all.some((words) => words.chapter === chapter)));

const fetchChapterWords = async (place: Place, signal: AbortSignal): Promise<ChapterWords | undefined> => {
  const { book, chapter } = place;
  const words = await readFileOfSchema(wordsOfPart(place), chapterWordsPath(version, book, chapter), signal);
  return words.find((one) => one.chapter === chapter);
};

const hasNoMore = (line: string, text: string): boolean =>
  (readNumberedWords(line).at(-1)?.last ?? -1) < wordSpans(text).length;

/** Numbers count in one text; they are not used with another. */
const fits = (words: ChapterWords, { verses, title = "" }: ChapterText): boolean =>
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
  });

const isWord = (value: unknown): value is OriginalWord => {
  const { lemma, meaning, translations } = (value ?? {}) as Partial<OriginalWord>;
  return typeof lemma === "string" && typeof meaning === "string" && Array.isArray(translations);
};
const entriesSchema = z.record(z.string(), z.custom<OriginalWord>(isWord));
const placesSchema = z.record(z.string(), z.string());

/** The words of one file, by number without its letter. */
export const wordEntriesQuery = (number: StrongNumber) =>
  queryOptions({
    queryKey: ["word entries", fileOfNumber(number)],
    queryFn: ({ signal }) => readFileOfSchema(entriesSchema, wordEntriesPath(version, fileOfNumber(number)), signal),
  });

/** Where the words of one file stand, by number without its letter. */
export const wordPlacesQuery = (number: StrongNumber) =>
  queryOptions({
    queryKey: ["word places", fileOfNumber(number)],
    queryFn: ({ signal }) => readFileOfSchema(placesSchema, wordPlacesPath(version, fileOfNumber(number)), signal),
  });

const indexSchema = z.record(z.string(), z.array(z.string()));

/** The numbers of the words that texts with this first letter stand for, the nearest first. */
export const wordIndexQuery = (letter: string) =>
  queryOptions({
    queryKey: ["word index", letter],
    queryFn: ({ signal }) => readFileOfSchema(indexSchema, wordIndexPath(version, letter), signal),
  });

export const keyInFile = (number: StrongNumber): string => formatNumber(number).slice(1);
