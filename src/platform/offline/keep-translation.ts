import { embeddedTranslationIds, type EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { firstAbort } from "../abort.ts";
import { isFileAnswer, keptCacheName } from "./caches.ts";
import { filesOfTranslation } from "./translation-files.ts";

/** What is stored of one translation. */
export interface KeptTranslation {
  readonly translation: EmbeddedTranslationId;
  readonly files: number;
  readonly allFiles: number;
  /** The stored size of the files present. */
  readonly bytes: number;
  /** True if the stored files belong to an older version of the texts. */
  readonly isStale: boolean;
}

export interface Progress {
  readonly files: number;
  readonly allFiles: number;
  readonly bytes: number;
}

export type KeepOutcome = "kept" | "stopped" | "full" | "offline" | "failed";

/** Browser APIs, replaced in tests. */
export interface KeepSurroundings {
  readonly caches: CacheStorage;
  readonly fetch: (path: string, init: { signal: AbortSignal }) => Promise<Response>;
}

/** At most this many files at a time. */
const lanes = 4;

const sizeOf = async (response: Response | undefined): Promise<number> => (response === undefined ? 0 : (await response.clone().blob()).size);

/** The kept translations, read without the network. */
export const keptTranslations = async ({ caches }: Pick<KeepSurroundings, "caches">, version: string): Promise<KeptTranslation[]> => {
  const names = await caches.keys();
  const present = embeddedTranslationIds.filter((translation) => names.includes(keptCacheName(translation)));
  return Promise.all(
    present.map(async (translation) => {
      const cache = await caches.open(keptCacheName(translation));
      const paths = (await cache.keys()).map((request) => new URL(request.url, "https://any").pathname);
      const wanted = new Set(filesOfTranslation(version, translation));
      const sizes = await Promise.all(paths.map(async (path) => sizeOf(await cache.match(path))));
      const files = paths.filter((path) => wanted.has(path)).length;
      return { translation, files, allFiles: wanted.size, bytes: sizes.reduce((sum, size) => sum + size, 0), isStale: files < paths.length };
    }),
  );
};

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === "QuotaExceededError";

const outcomeOf = (error: unknown, signal: AbortSignal): KeepOutcome => {
  if (signal.aborted) return "stopped";
  if (isFull(error)) return "full";
  return error instanceof TypeError ? "offline" : "failed";
};

/**
 * Downloads a whole translation: text and search index. Resumes an interrupted download. Files of an older version are
 * deleted only when the new ones are complete.
 */
export const keepTranslation = async (
  { caches, fetch }: KeepSurroundings,
  version: string,
  translation: EmbeddedTranslationId,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<KeepOutcome> => {
  const paths = filesOfTranslation(version, translation);
  const rest = [...paths];
  let files = 0;
  let bytes = 0;
  const stop = new AbortController();
  const both = firstAbort(signal, stop.signal);

  const keep = async (cache: Cache, path: string): Promise<void> => {
    const cached = await cache.match(path);
    if (cached === undefined) {
      const response = await fetch(path, { signal: both });
      if (!isFileAnswer(response)) throw new Error(`${path}: ${response.status}`);
      bytes += await sizeOf(response);
      await cache.put(path, response);
    } else bytes += await sizeOf(cached);
    files += 1;
    onProgress({ files, allFiles: paths.length, bytes });
  };

  try {
    const cache = await caches.open(keptCacheName(translation));
    const lane = async () => {
      for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
        both.throwIfAborted();
        await keep(cache, path);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    const wanted = new Set(paths);
    const old = (await cache.keys()).filter((request) => !wanted.has(new URL(request.url, "https://any").pathname));
    await Promise.all(old.map((request) => cache.delete(request)));
    return "kept";
  } catch (error) {
    stop.abort();
    return outcomeOf(error, signal);
  }
};

export const removeTranslation = async ({ caches }: Pick<KeepSurroundings, "caches">, translation: EmbeddedTranslationId): Promise<void> => {
  await caches.delete(keptCacheName(translation));
};
