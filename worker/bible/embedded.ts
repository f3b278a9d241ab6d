import manifest from "#generated/scripture/manifest.json" with { type: "json" };
import { ApiError } from "#domain/api/errors.ts";
import type { BookId } from "#domain/scripture/books.ts";
import type { ChapterText } from "#domain/scripture/chapter-text.ts";
import { bookFilePath, chapterFilePath } from "#domain/scripture/manifest.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { logError } from "../log.ts";
import { recentlyUsed } from "./recently-used.ts";

/** Part of the address of every Scripture file: changes with every letter of the texts. */
export const scriptureVersion: string = manifest.version;

/** The verses of a chapter; index 0 is verse 1, an empty text is a verse that the translation omits. */
export type ChapterVerses = readonly string[];

/** More chapters than this are read from the book's file: one request instead of many. */
const maxSingleChapters = 3;

/** In characters: the texts of about two translations. */
const memory = recentlyUsed<ChapterVerses>(8_000_000);

/** A generated file of the site, through the assets binding. Errors: 503. */
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

/** Chapters `first` to `last` of an embedded book, which must exist. */
export const embeddedChapters = async (
  assets: Fetcher,
  translation: EmbeddedTranslationId,
  book: BookId,
  first: number,
  last: number,
): Promise<readonly ChapterVerses[]> => {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (numbers.length <= maxSingleChapters) return Promise.all(numbers.map((chapter) => readChapter(assets, translation, book, chapter)));
  const known = numbers.map((chapter) => memory.get(`${translation}/${book}/${chapter}`));
  if (known.every((verses) => verses !== undefined)) return known;
  const whole = await readAsset<readonly ChapterText[]>(assets, bookFilePath(scriptureVersion, translation, book));
  return whole.filter(({ chapter }) => chapter >= first && chapter <= last).map(remember);
};
