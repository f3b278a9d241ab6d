import manifest from "#generated/scripture/manifest.json" with { type: "json" };
import { ApiError } from "#domain/api/errors.ts";
import type { BookId } from "#domain/scripture/books.ts";
import type { ChapterText } from "#domain/scripture/chapter-text.ts";
import { bookFilePath, chapterFilePath } from "#domain/scripture/manifest.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { logError } from "../log.ts";
import { recentlyUsed } from "./recently-used.ts";

/** Part of the path of every Scripture file. Changes with any change to the texts. */
export const scriptureVersion: string = manifest.version;

/** The verses of a chapter. Index 0 is verse 1; an empty string is a verse that the translation omits. */
export type ChapterVerses = readonly string[];

/** For more chapters than this the book's file is read: one request instead of many. */
const maxSingleChapters = 3;

/** In characters: the text of about two translations. */
const memory = recentlyUsed<ChapterVerses>(8_000_000);

/** Reads a static file through the assets binding. Throws 503 if it cannot be read. */
export const fetchAsset = async (assets: Fetcher, path: string): Promise<Response> => {
  const response = await assets.fetch(`https://assets.invalid${path}`);
  if (response.status === 200) return response;
  logError("an asset could not be read", { path, status: response.status });
  throw new ApiError("unavailable");
};

export const readAsset = async <Content>(assets: Fetcher, path: string): Promise<Content> => (await fetchAsset(assets, path)).json<Content>();

const remember = ({ translation, book, chapter, verses }: ChapterText): ChapterVerses => {
  const weight = verses.reduce((sum, text) => sum + text.length, 0);
  memory.set(`${translation}/${book}/${chapter}`, verses, weight);
  return verses;
};

const readChapter = async (assets: Fetcher, translation: EmbeddedTranslationId, book: BookId, chapter: number): Promise<ChapterVerses> =>
  memory.get(`${translation}/${book}/${chapter}`) ??
  remember(await readAsset<ChapterText>(assets, chapterFilePath(scriptureVersion, translation, book, chapter)));

/** Chapters `first` to `last` of an embedded book. They must exist. Throws 503 if the files cannot be read. */
export const embeddedChapters = async (
  assets: Fetcher,
  translation: EmbeddedTranslationId,
  book: BookId,
  first: number,
  last: number,
): Promise<readonly ChapterVerses[]> => {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (numbers.length <= maxSingleChapters) return Promise.all(numbers.map((chapter) => readChapter(assets, translation, book, chapter)));
  const cached = numbers.map((chapter) => memory.get(`${translation}/${book}/${chapter}`));
  if (cached.every((verses) => verses !== undefined)) return cached;
  const whole = await readAsset<readonly ChapterText[]>(assets, bookFilePath(scriptureVersion, translation, book));
  return whole.filter(({ chapter }) => chapter >= first && chapter <= last).map(remember);
};
