import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { isRemoteTranslation, type RemoteTranslationId } from "#domain/scripture/translations/translations.ts";
import { type CommentaryKey, jsonFile, translationCacheName } from "./caches.ts";

/**
 * Downloaded chapters of other languages, one cache entry each, in our own format. They are not files of the site: their
 * addresses exist only in this cache.
 */

const pathOf = ({ book, chapter }: ChapterId): string => `/kept/${book}/${chapter}.json`;

/** What is stored chapter by chapter: a translation of another language, or a commentary. */
type StoredText = RemoteTranslationId | CommentaryKey;

const open = async (translation: StoredText): Promise<Cache | undefined> => {
  try {
    return (await caches.has(translationCacheName(translation)))
      ? await caches.open(translationCacheName(translation))
      : undefined;
  } catch {
    return undefined;
  }
};

const contentOf = async (response: Response | undefined): Promise<unknown> => response?.json().catch(() => undefined);

/** A downloaded chapter; undefined if there is none. Verify it before showing it. */
export const downloadedChapter = async (translation: StoredText, place: ChapterId): Promise<unknown> => {
  const cache = await open(translation);
  return contentOf(await cache?.match(pathOf(place)).catch(() => undefined));
};

/** Everything in a translation's cache, unordered: its chapters, and its record, which callers must skip. */
export const downloadedChapters = async (translation: RemoteTranslationId): Promise<readonly unknown[]> => {
  const cache = await open(translation);
  const responses = (await cache?.matchAll().catch(() => [])) ?? [];
  return Promise.all(responses.map(contentOf));
};

const recordPath = "/kept/about.json";

/** Stores the record of a downloaded translation (src/scripture/offline/download-record.ts). Rejects like `storeDownloadedChapter`. */
export const storeRecord = async (translation: RemoteTranslationId, record: unknown): Promise<void> => {
  const cache = await caches.open(translationCacheName(translation));
  await cache.put(recordPath, jsonFile(JSON.stringify(record)));
};

/** The stored record, not validated; undefined if there is none. */
export const readStoredRecord = async (translation: RemoteTranslationId): Promise<unknown> =>
  contentOf(await (await open(translation))?.match(recordPath).catch(() => undefined));

/** The places of downloaded chapters, such as "JHN 3". */
export const downloadedPlaces = async (translation: StoredText): Promise<ReadonlySet<string>> => {
  const cache = await open(translation);
  const requests = (await cache?.keys().catch(() => [])) ?? [];
  return new Set(
    requests.flatMap(({ url }) => {
      const [, book, chapter] = /\/kept\/(\w{3})\/(\d+)\.json$/.exec(url) ?? [];
      return book ? [`${book} ${chapter}`] : [];
    }),
  );
};

/** Stores a chapter. Rejects if storage is full or denied. */
export const storeDownloadedChapter = async (
  translation: StoredText,
  chapter: ChapterId,
  text: string,
): Promise<void> => {
  const cache = await caches.open(translationCacheName(translation));
  await cache.put(pathOf(chapter), jsonFile(text));
};

export const downloadedTranslations = async (): Promise<RemoteTranslationId[]> => {
  const prefix = translationCacheName("" as RemoteTranslationId);
  const names = await caches.keys();
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .filter(isRemoteTranslation);
};
