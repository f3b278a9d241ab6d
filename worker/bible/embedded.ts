import digests from "#generated/scripture/chapter-digests.json" with { type: "json" };
import manifest from "#generated/scripture/manifest.json" with { type: "json" };
import { ApiError } from "#domain/api/errors.ts";
import type { BookId } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { digestOfChapter } from "#domain/scripture/translations/digests.ts";
import { bookFilePath, chapterFilePath } from "#domain/scripture/translations/manifest.ts";
import { type ChapterId, numbersBetween } from "#domain/scripture/reference/places.ts";
import { fromUtf8, toUtf8 } from "#domain/text/bytes.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { logError } from "../log.ts";
import { digestOf } from "../hashes.ts";
import { lruCache } from "../lru-cache.ts";
import type { Fetches } from "../env.ts";

/** Part of the path of every Scripture file. Changes with any change to the texts. */
export const scriptureVersion: string = manifest.version;

/** Above this number of chapters, the file of the whole book is read: one request instead of many. */
const maxSingleChapters = 3;

/** Chapters read before. Weighed in bytes of their JSON; has space for about two translations. */
const chapterCache = lruCache<ChapterText>(10_000_000);

/** Reads a static file through the assets binding. Throws 503 if it cannot be read. */
export const fetchAsset = async (assets: Fetches, path: string): Promise<Response> => {
  const response = await assets.fetch(`https://assets.invalid${path}`);
  if (response.status === 200) return response;
  logError("an asset could not be read", { path, status: response.status });
  throw new ApiError("unavailable");
};

/** Reads a static JSON file. Throws 503 if it cannot be read or is not valid JSON. */
export const readAsset = async <Content>(assets: Fetches, path: string): Promise<Content> => {
  const response = await fetchAsset(assets, path);
  try {
    return await response.json<Content>();
  } catch {
    logError("an asset is damaged", { path });
    throw new ApiError("unavailable");
  }
};

/** Reads a static file. Throws 503 if it cannot be read or its digest is not of this build (docs/texts.md, "Digests"). */
export const readVerified = async (assets: Fetches, path: string, digest: string): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new Uint8Array(await (await fetchAsset(assets, path)).arrayBuffer());
  if ((await digestOf(bytes)) === digest) return bytes;
  logError("an asset is damaged", { path });
  throw new ApiError("unavailable");
};

const cacheKey = (translation: EmbeddedTranslationId, { book, chapter }: ChapterId): string =>
  `${translation}/${book}/${chapter}`;

/**
 * Checks the digest of a chapter's JSON, and caches the chapter. Throws 503 if the digest is not the one that this build has
 * for the chapter (docs/texts.md, "Digests").
 * @param json as bytes, since the runtime is slower to read a response as text
 */
const verifyAndCache = async (
  json: Uint8Array,
  translation: EmbeddedTranslationId,
  place: ChapterId,
): Promise<ChapterText> => {
  if ((await digestOf(json)) !== digestOfChapter((digests as Readonly<Record<string, string>>)[translation]!, place)) {
    logError("a chapter’s file is damaged", { translation, ...place });
    throw new ApiError("unavailable");
  }
  const text = JSON.parse(fromUtf8(json)) as ChapterText;
  chapterCache.set(cacheKey(translation, place), text, json.length);
  return text;
};

/** A chapter with its layout. It must exist. Throws 503 if its file cannot be read or is damaged. */
export const embeddedChapter = async (
  assets: Fetches,
  translation: EmbeddedTranslationId,
  place: ChapterId,
): Promise<ChapterText> => {
  const cached = chapterCache.get(cacheKey(translation, place));
  if (cached) return cached;
  const file = await fetchAsset(assets, chapterFilePath(scriptureVersion, translation, place.book, place.chapter));
  return verifyAndCache(new Uint8Array(await file.arrayBuffer()), translation, place);
};

/** Chapters `first` to `last` of an embedded book. They must exist. Throws 503 if the files cannot be read. */
export const embeddedChapters = async (
  assets: Fetches,
  translation: EmbeddedTranslationId,
  book: BookId,
  first: number,
  last: number,
): Promise<readonly ChapterText[]> => {
  const numbers = numbersBetween(first, last);
  if (numbers.length <= maxSingleChapters)
    return Promise.all(numbers.map((chapter) => embeddedChapter(assets, translation, { book, chapter })));
  const cached = numbers.map((chapter) => chapterCache.get(cacheKey(translation, { book, chapter })));
  if (cached.every((text) => text !== undefined)) return cached;
  const whole = await readAsset<readonly ChapterText[]>(assets, bookFilePath(scriptureVersion, translation, book));
  return Promise.all(
    numbers.map((chapter) =>
      verifyAndCache(toUtf8(JSON.stringify(whole[chapter - 1] ?? null)), translation, { book, chapter }),
    ),
  );
};
