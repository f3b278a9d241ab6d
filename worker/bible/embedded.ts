import digests from "#generated/scripture/chapter-digests.json" with { type: "json" };
import manifest from "#generated/scripture/manifest.json" with { type: "json" };
import { ApiError } from "#domain/api/errors.ts";
import type { BookId } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { digestOfChapter } from "#domain/scripture/translations/digests.ts";
import { bookFilePath, chapterFilePath } from "#domain/scripture/translations/manifest.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { logError } from "../log.ts";
import { digestOf } from "./digest.ts";
import { lruCache } from "./lru-cache.ts";

/** Part of the path of every Scripture file. Changes with any change to the texts. */
export const scriptureVersion: string = manifest.version;

/** The verses of a chapter. Index 0 is verse 1; an empty string is a verse that the translation omits. */
type ChapterVerses = readonly string[];

/** For more chapters than this the book's file is read: one request instead of many. */
const maxSingleChapters = 3;

/** In characters: the text of about two translations. */
const memory = lruCache<ChapterVerses>(8_000_000);

/** Reads a static file through the assets binding. Throws 503 if it cannot be read. */
export const fetchAsset = async (assets: Pick<Fetcher, "fetch">, path: string): Promise<Response> => {
  const response = await assets.fetch(`https://assets.invalid${path}`);
  if (response.status === 200) return response;
  logError("an asset could not be read", { path, status: response.status });
  throw new ApiError("unavailable");
};

/** Reads the JSON of a static file. Throws 503 if it cannot be read or is no JSON. */
export const readAsset = async <Content>(assets: Pick<Fetcher, "fetch">, path: string): Promise<Content> => {
  const response = await fetchAsset(assets, path);
  try {
    return await response.json<Content>();
  } catch {
    logError("an asset is damaged", { path });
    throw new ApiError("unavailable");
  }
};

/**
 * The verses of a chapter that was read, kept for the next request. Throws 503 if it is not the chapter that this build
 * has at that place (docs/texts.md, "Digests").
 */
const remember = async (
  text: ChapterText | undefined,
  translation: EmbeddedTranslationId,
  place: ChapterId,
): Promise<ChapterVerses> => {
  if (text === undefined || (await digestOf(JSON.stringify(text))) !== digestOfChapter(digests[translation], place)) {
    logError("a chapter’s file is damaged", { translation, ...place });
    throw new ApiError("unavailable");
  }
  const { verses } = text;
  const { book, chapter } = place;
  const weight = verses.reduce((sum, verse) => sum + verse.length, 0);
  memory.set(`${translation}/${book}/${chapter}`, verses, weight);
  return verses;
};

const readChapter = async (
  assets: Pick<Fetcher, "fetch">,
  translation: EmbeddedTranslationId,
  book: BookId,
  chapter: number,
): Promise<ChapterVerses> =>
  memory.get(`${translation}/${book}/${chapter}`) ??
  remember(
    await readAsset<ChapterText>(assets, chapterFilePath(scriptureVersion, translation, book, chapter)),
    translation,
    { book, chapter },
  );

/** Chapters `first` to `last` of an embedded book. They must exist. Throws 503 if the files cannot be read. */
export const embeddedChapters = async (
  assets: Pick<Fetcher, "fetch">,
  translation: EmbeddedTranslationId,
  book: BookId,
  first: number,
  last: number,
): Promise<readonly ChapterVerses[]> => {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (numbers.length <= maxSingleChapters)
    return Promise.all(numbers.map((chapter) => readChapter(assets, translation, book, chapter)));
  const cached = numbers.map((chapter) => memory.get(`${translation}/${book}/${chapter}`));
  if (cached.every((verses) => verses !== undefined)) return cached;
  const whole = await readAsset<readonly ChapterText[]>(assets, bookFilePath(scriptureVersion, translation, book));
  return Promise.all(numbers.map((chapter) => remember(whole[chapter - 1], translation, { book, chapter })));
};
