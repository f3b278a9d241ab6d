import { books } from "#domain/scripture/books/books.ts";
import { bookFilePath, packedWordsPath, verseWeightsPath } from "#domain/scripture/translations/manifest.ts";
import { downloadedWordFiles } from "#domain/scripture/original-words/original-word-files.ts";
import { embeddedTranslationIds, type EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { inParallel } from "../in-parallel.ts";
import { firstAbort } from "../network/abort.ts";
import { isStorageFull } from "../network/http.ts";
import { isFileResponse, translationCacheName } from "./caches.ts";
import type { DownloadOutcome, DownloadProgress } from "./downloads.ts";

/** Every file needed to read and search a translation offline, and to ask about the words of the King James Version. */
export const filesOfTranslation = (version: string, translation: EmbeddedTranslationId): string[] => [
  ...books.map((book) => bookFilePath(version, translation, book.id)),
  packedWordsPath(version, translation),
  verseWeightsPath(version),
  ...(translation === "kjv" ? downloadedWordFiles(version) : []),
];

export interface StoredTranslation {
  readonly translation: EmbeddedTranslationId;
  readonly files: number;
  readonly allFiles: number;
  /** The stored size of the files present. */
  readonly bytes: number;
  /** True if the stored files belong to an older version of the texts. */
  readonly isStale: boolean;
}

/** Browser APIs, replaced in tests. */
export interface DownloadEnvironment {
  readonly caches: CacheStorage;
  readonly fetch: (path: string, init: { signal: AbortSignal; cache: RequestCache }) => Promise<Response>;
  /** Verifies a file against the build. Gets a copy of the response, which it may read. */
  readonly isVerified: (path: string, file: Response) => Promise<boolean>;
}

const filesAtOnce = 4;

const sizeOf = async (response: Response | undefined): Promise<number> =>
  response === undefined ? 0 : (await response.clone().blob()).size;

/** The paths of a cache's files. */
const cachedFiles = async (cache: Cache): Promise<Set<string>> =>
  new Set((await cache.keys()).map(({ url }) => new URL(url, "https://any").pathname));

/** The stored translations, read without the network. */
export const storedTranslations = async (
  { caches }: Pick<DownloadEnvironment, "caches">,
  version: string,
): Promise<StoredTranslation[]> => {
  const names = await caches.keys();
  const present = embeddedTranslationIds.filter((translation) => names.includes(translationCacheName(translation)));
  return Promise.all(
    present.map(async (translation) => {
      const cache = await caches.open(translationCacheName(translation));
      const paths = [...(await cachedFiles(cache))];
      const wanted = new Set(filesOfTranslation(version, translation));
      const sizes = await Promise.all(paths.map(async (path) => sizeOf(await cache.match(path))));
      const files = paths.filter((path) => wanted.has(path)).length;
      return {
        translation,
        files,
        allFiles: wanted.size,
        bytes: sizes.reduce((sum, size) => sum + size, 0),
        isStale: files < paths.length,
      };
    }),
  );
};

const outcomeOf = (error: unknown, signal: AbortSignal): DownloadOutcome => {
  if (signal.aborted) return "stopped";
  if (isStorageFull(error)) return "full";
  return error instanceof TypeError ? "offline" : "failed";
};

/**
 * Downloads a whole translation: text and search index, each file checked. Resumes an interrupted download. Files of an
 * older version are deleted only when the new ones are complete. Never rejects.
 */
export const downloadTranslation = async (
  { caches, fetch, isVerified }: DownloadEnvironment,
  version: string,
  translation: EmbeddedTranslationId,
  signal: AbortSignal,
  onProgress: (progress: DownloadProgress) => void,
): Promise<DownloadOutcome> => {
  const paths = filesOfTranslation(version, translation);

  let files = 0;
  let bytes = 0;
  const stop = new AbortController();
  const both = firstAbort(signal, stop.signal);

  /** Undefined if the response is not the file: truncated, altered, or a page of a captive portal. */
  const verifiedFile = async (path: string, cache: RequestCache): Promise<Response | undefined> => {
    const response = await fetch(path, { signal: both, cache });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return isFileResponse(response) && (await isVerified(path, response.clone())) ? response : undefined;
  };

  const store = async (cache: Cache, path: string): Promise<void> => {
    const cached = await cache.match(path);
    if (cached === undefined) {
      const response = (await verifiedFile(path, "default")) ?? (await verifiedFile(path, "reload"));
      if (!response) throw new Error(`${path}: damaged`);
      bytes += await sizeOf(response);
      await cache.put(path, response);
    } else bytes += await sizeOf(cached);
    files += 1;
    onProgress({ done: files, all: paths.length, bytes });
  };

  try {
    const cache = await caches.open(translationCacheName(translation));
    await inParallel(paths, filesAtOnce, async (path) => {
      both.throwIfAborted();
      await store(cache, path);
    });
    const stored = await cachedFiles(await caches.open(translationCacheName(translation)));
    // Another tab has removed it meanwhile.
    if (paths.some((path) => !stored.has(path))) return "failed";
    for (const path of paths) stored.delete(path);
    await Promise.all([...stored].map((path) => cache.delete(path)));
    return "done";
  } catch (error) {
    stop.abort();
    return outcomeOf(error, signal);
  }
};
