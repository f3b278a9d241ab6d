import type { ChapterId } from "#domain/scripture/reference/places.ts";
import type { RemoteTranslationId } from "#domain/scripture/translations/translations.ts";
import { translationCacheName } from "./caches.ts";

/**
 * Chapters of other languages that a visitor asked to keep, one entry each, in our own shape. They are no files of the
 * site: their addresses exist only in this cache.
 */

const pathOf = ({ book, chapter }: ChapterId): string => `/kept/${book}/${chapter}.json`;

const open = async (translation: RemoteTranslationId): Promise<Cache | undefined> => {
  try {
    return (await caches.has(translationCacheName(translation)))
      ? await caches.open(translationCacheName(translation))
      : undefined;
  } catch {
    return undefined;
  }
};

const contentOf = async (response: Response | undefined): Promise<unknown> => response?.json().catch(() => undefined);

/** What is kept of a chapter; undefined if nothing is. It is to be checked before it is shown. */
export const downloadedChapter = async (translation: RemoteTranslationId, place: ChapterId): Promise<unknown> => {
  const cache = await open(translation);
  return contentOf(await cache?.match(pathOf(place)).catch(() => undefined));
};

/** Every chapter that is kept of a translation, in no order; and what else is there, which is none. */
export const downloadedChapters = async (translation: RemoteTranslationId): Promise<readonly unknown[]> => {
  const cache = await open(translation);
  const answers = (await cache?.matchAll().catch(() => [])) ?? [];
  return Promise.all(answers.map(contentOf));
};

const markPath = "/kept/about.json";

/** Writes down what a translation is of which chapters are kept. Rejects as `storeDownloadedChapter` does. */
export const writeDownloadRecord = async (translation: RemoteTranslationId, mark: unknown): Promise<void> => {
  const cache = await caches.open(translationCacheName(translation));
  await cache.put(markPath, Response.json(mark));
};

/** What was written down; undefined if nothing was. */
export const readDownloadRecord = async (translation: RemoteTranslationId): Promise<unknown> =>
  contentOf(await (await open(translation))?.match(markPath).catch(() => undefined));

/** The places of what is kept: "JHN 3". */
export const downloadedPlaces = async (translation: RemoteTranslationId): Promise<ReadonlySet<string>> => {
  const cache = await open(translation);
  const requests = (await cache?.keys().catch(() => [])) ?? [];
  return new Set(
    requests.flatMap(({ url }) => {
      const [, book, chapter] = /\/kept\/(\w{3})\/(\d+)\.json$/.exec(url) ?? [];
      return book ? [`${book} ${chapter}`] : [];
    }),
  );
};

/** Keeps a chapter. Rejects where there is no room, or storage is denied. */
export const storeDownloadedChapter = async (
  translation: RemoteTranslationId,
  chapter: ChapterId,
  text: string,
): Promise<void> => {
  const cache = await caches.open(translationCacheName(translation));
  await cache.put(pathOf(chapter), new Response(text, { headers: { "Content-Type": "application/json" } }));
};

/** The keys of the translations of which something is kept. */
export const downloadedTranslations = async (
  isOurs: (key: string) => key is RemoteTranslationId,
): Promise<RemoteTranslationId[]> => {
  const prefix = translationCacheName("" as RemoteTranslationId);
  const names = await caches.keys();
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .filter(isOurs);
};

export const removeDownload = async (translation: RemoteTranslationId): Promise<void> => {
  await caches.delete(translationCacheName(translation));
};
