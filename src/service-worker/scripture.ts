import { bookOfChapterFile, isFileAnswer, isPackedWords, parseChapterFile, versionless, visitedCacheName } from "#src/platform/offline/caches.ts";

const pathOf = (request: Request): string => new URL(request.url).pathname;

/** Extracts a chapter from its book's file; kept translations are stored as whole books. */
const chapterOf = async (path: string, book: Response | undefined): Promise<Response | undefined> => {
  const chapters = book && ((await book.json()) as readonly unknown[]);
  const chapter = chapters?.[(parseChapterFile(path)?.chapter ?? 0) - 1];
  return chapter === undefined ? undefined : Response.json(chapter);
};

/** Finds the same file from an earlier version of the texts: better than nothing while offline. */
const fromEarlierVersion = async (path: string): Promise<Response | undefined> => {
  const wanted = versionless(path);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (wanted !== undefined && versionless(pathOf(request)) === wanted) return cache.match(request);
    }
  }
  const file = parseChapterFile(path);
  return file && chapterOf(path, await fromEarlierVersion(bookOfChapterFile(file)));
};

/** Deletes earlier versions of the same file. */
const dropEarlierVersions = async (cache: Cache, path: string): Promise<void> => {
  const wanted = versionless(path);
  for (const request of await cache.keys()) {
    const other = pathOf(request);
    if (other !== path && versionless(other) === wanted) await cache.delete(request);
  }
};

/**
 * When a file was read in several versions of the texts, keeps only the one read last. Relies on cache keys being
 * listed in insertion order.
 */
export const dropSuperseded = async (): Promise<void> => {
  if (!(await caches.keys()).includes(visitedCacheName)) return;
  const cache = await caches.open(visitedCacheName);
  const seen = new Set<string>();
  for (const request of (await cache.keys()).toReversed()) {
    const file = versionless(pathOf(request));
    if (file === undefined) continue;
    if (seen.has(file)) await cache.delete(request);
    seen.add(file);
  }
};

const remember = async (path: string, response: Response): Promise<void> => {
  try {
    const cache = await caches.open(visitedCacheName);
    await cache.put(path, response);
    // Chapters are small and are left to `dropSuperseded`: scanning the whole cache after each one would be too slow.
    if (isPackedWords(path)) await dropEarlierVersions(cache, path);
  } catch {
    // The device is full. The visitor gets the response anyway; it is just not cached.
  }
};

/**
 * Responds from the cache, otherwise from the network, and caches that response.
 * @param keepAwake the event's `waitUntil`. The response is passed on at once and cached while it streams, so that a
 * page waiting for the search index on a slow connection can show progress.
 */
export const answerRemembered = async (request: Request, keepAwake: (work: Promise<void>) => void): Promise<Response> => {
  const path = pathOf(request);
  const file = parseChapterFile(path);
  const cached = (await caches.match(path)) ?? (file && (await chapterOf(path, await caches.match(bookOfChapterFile(file)))));
  if (cached !== undefined) return cached;
  try {
    const response = await fetch(request);
    if (isFileAnswer(response)) keepAwake(remember(path, response.clone()));
    return response;
  } catch {
    return (await fromEarlierVersion(path)) ?? Response.error();
  }
};

export const answerScripture = async (request: Request): Promise<Response> => {
  const path = pathOf(request);
  const cached = await caches.match(path);
  if (cached !== undefined) return cached;
  try {
    return await fetch(request);
  } catch {
    return (await fromEarlierVersion(path)) ?? Response.error();
  }
};
