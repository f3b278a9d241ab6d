import type { ChapterId } from "#domain/scripture/places.ts";
import type { WorldTranslationId } from "#domain/scripture/translations.ts";
import { translationCacheName } from "./caches.ts";

/**
 * Chapters of other languages that a visitor asked to keep, one entry each, in our own shape. They are no files of the
 * site: their addresses exist only in this cache.
 */

const pathOf = ({ book, chapter }: ChapterId): string => `/kept/${book}/${chapter}.json`;

const open = async (translation: WorldTranslationId): Promise<Cache | undefined> => {
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
export const keptChapter = async (translation: WorldTranslationId, place: ChapterId): Promise<unknown> => {
  const cache = await open(translation);
  return contentOf(await cache?.match(pathOf(place)).catch(() => undefined));
};

/** Every chapter that is kept of a translation, in no order; and what else is there, which is none. */
export const keptChapters = async (translation: WorldTranslationId): Promise<readonly unknown[]> => {
  const cache = await open(translation);
  const answers = (await cache?.matchAll().catch(() => [])) ?? [];
  return Promise.all(answers.map(contentOf));
};

const markPath = "/kept/about.json";

/** Writes down what a translation is of which chapters are kept. Rejects as `keepChapter` does. */
export const markKept = async (translation: WorldTranslationId, mark: unknown): Promise<void> => {
  const cache = await caches.open(translationCacheName(translation));
  await cache.put(markPath, Response.json(mark));
};

/** What was written down; undefined if nothing was. */
export const keptMark = async (translation: WorldTranslationId): Promise<unknown> =>
  contentOf(await (await open(translation))?.match(markPath).catch(() => undefined));

/** The places of what is kept: "JHN 3". */
export const keptPlaces = async (translation: WorldTranslationId): Promise<ReadonlySet<string>> => {
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
export const keepChapter = async (translation: WorldTranslationId, chapter: ChapterId, text: string): Promise<void> => {
  const cache = await caches.open(translationCacheName(translation));
  await cache.put(pathOf(chapter), new Response(text, { headers: { "Content-Type": "application/json" } }));
};

/** The keys of the translations of which something is kept. */
export const keptTranslations = async (
  isOurs: (key: string) => key is WorldTranslationId,
): Promise<WorldTranslationId[]> => {
  const prefix = translationCacheName("" as WorldTranslationId);
  const names = await caches.keys();
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .filter(isOurs);
};

export const removeKept = async (translation: WorldTranslationId): Promise<void> => {
  await caches.delete(translationCacheName(translation));
};
