import { chapterCount, type BookId } from "#domain/scripture/books/books.ts";
import {
  chapterWordsPath,
  fileOfNumber,
  formatNumber,
  indexLetters,
  lastNumbers,
  wordEntriesPath,
  wordIndexPath,
  wordPlacesPath,
  type ChapterWords,
  type OriginalWord,
  type StrongNumber,
  type WordEntries,
  type WordIndex,
  type WordPlaces,
} from "#domain/scripture/original-words/original-word-files.ts";
import { plainWords, readPlaces, wordSpans, type WordPlace } from "#domain/scripture/original-words/original-words.ts";
import { verseAt } from "#domain/scripture/reference/places.ts";
import type { WordPassage } from "#domain/site/word-page.ts";
import { embeddedChapters, readAsset, scriptureVersion } from "./embedded.ts";
import { wholeText } from "./whole-text.ts";
import { lruCache } from "../lru-cache.ts";
import type { Fetches } from "../env.ts";

/** Parsed files of original words. The weight of an ordinary file, about a hundred kilobytes, is 1. */
const files = lruCache<unknown>(40);

const readFile = async <Content>(assets: Fetches, path: string): Promise<Content> => {
  const content = (files.get(path) as Content | undefined) ?? (await readAsset<Content>(assets, path));
  files.set(path, content, 1);
  return content;
};

const keyInFile = (number: StrongNumber): string => formatNumber(number).slice(1);

/** The word with this number; undefined if there is none. Throws 503 if the files cannot be read. */
export const readWord = async (assets: Fetches, number: StrongNumber): Promise<OriginalWord | undefined> => {
  if (number.number > lastNumbers[number.language]) return undefined;
  const entries = await readFile<WordEntries>(assets, wordEntriesPath(scriptureVersion, fileOfNumber(number)));
  return entries[keyInFile(number)];
};

/** The most words of a query that are looked up. */
const mostAsked = 5;

/** The numbers of the words that all words of a text stand for, the nearest first. Throws 503 if the files cannot be read. */
export const findWords = async (assets: Fetches, text: string): Promise<readonly string[]> => {
  const asked = plainWords(text).slice(0, mostAsked);
  if (asked.length === 0 || !asked.every((word) => indexLetters.includes(word.charAt(0)))) return [];
  const lists = await Promise.all(
    asked.map(async (word) => {
      const index = await readFile<WordIndex>(assets, wordIndexPath(scriptureVersion, word));
      return Object.hasOwn(index, word) ? index[word]! : [];
    }),
  );
  const rank = (number: string): number => lists.reduce((sum, list) => sum + list.indexOf(number), 0);
  return lists[0]!
    .filter((number) => lists.every((list) => list.includes(number)))
    .toSorted((a, b) => rank(a) - rank(b));
};

const readPsalmTitles = async (assets: Fetches): Promise<readonly string[]> => {
  const psalms = await embeddedChapters(assets, "kjv", "PSA", 1, chapterCount("PSA"));
  return psalms.map(({ title = "" }) => title);
};

const isSamePlace = (a: WordPlace | undefined, b: WordPlace): boolean =>
  a?.ordinal === b.ordinal && a.isTitle === b.isTitle;

/** Groups the places of a word by verse or title, in canonical order. */
const placesByText = (places: readonly WordPlace[]): readonly (readonly WordPlace[])[] => {
  const texts: WordPlace[][] = [];
  for (const place of places) {
    const last = texts.at(-1);
    if (last && isSamePlace(last[0], place)) last.push(place);
    else texts.push([place]);
  }
  return texts;
};

/** One page of the texts in which a word occurs, and the total number of texts. Throws 503 if the files cannot be read. */
export const readPlacedTexts = async (
  assets: Fetches,
  number: StrongNumber,
  offset: number,
  limit: number,
): Promise<{ readonly total: number; readonly texts: readonly WordPassage[] }> => {
  const file = await readFile<WordPlaces>(assets, wordPlacesPath(scriptureVersion, fileOfNumber(number)));
  const all = placesByText(readPlaces(file[keyInFile(number)] ?? ""));
  const part = all.slice(offset, offset + limit);
  const verses = part.length > 0 ? await wholeText(assets, "kjv") : [];
  const titles = part.some(([place]) => place!.isTitle) ? await readPsalmTitles(assets) : [];
  const texts = part.map((places): WordPassage => {
    const { ordinal, isTitle } = places[0]!;
    const verse = verseAt(ordinal)!;
    const text = (isTitle ? titles[verse.chapter - 1] : verses[ordinal]) ?? "";
    const spans = wordSpans(text);
    const marks = places.map(({ first, last }) => ({ start: spans[first]!.start, end: spans[last]!.end }));
    return { verse, isTitle, text, marks };
  });
  return { total: all.length, texts };
};

/**
 * The Strong's numbers of some chapters of a book: chapter number → one encoded line per verse (original-words.ts in
 * domain/scripture). Throws 503 if the files cannot be read.
 */
export const readWordLines = async (
  assets: Fetches,
  book: BookId,
  chapters: ReadonlySet<number>,
): Promise<ReadonlyMap<number, readonly string[]>> => {
  const paths = new Set([...chapters].map((chapter) => chapterWordsPath(scriptureVersion, book, chapter)));
  const read = await Promise.all([...paths].map((path) => readFile<readonly ChapterWords[]>(assets, path)));
  return new Map(read.flat().map(({ chapter, verses }) => [chapter, verses]));
};
