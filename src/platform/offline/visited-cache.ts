import {
  bookOfChapterFile,
  deviceCaches,
  isSearchIndex,
  jsonFile,
  parseChapterFile,
  visitedCacheName,
  withoutVersion,
} from "./caches.ts";

/** Deletes earlier versions of the same file. */
const dropEarlierVersions = async (cache: Cache, path: string): Promise<void> => {
  const wanted = withoutVersion(path);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== path && withoutVersion(pathname) === wanted) await cache.delete(request);
  }
};

/**
 * Caches a Scripture file for reading and searching offline, unless it is cached already. The caller has verified it; nothing
 * else writes to that cache. Never rejects: if storage is full or denied, the file is not cached.
 */
export const cacheFile = async (path: string, file: string | Response): Promise<void> => {
  const caches = deviceCaches();
  if (!caches || !import.meta.env.PROD) return;
  try {
    if ((await caches.match(path)) !== undefined) return;
    const cache = await caches.open(visitedCacheName);
    await cache.put(path, typeof file === "string" ? jsonFile(file) : file);
    // Chapters are small and are left to the service worker: looking through the cache after each would be too slow.
    if (isSearchIndex(path)) await dropEarlierVersions(cache, path);
  } catch {
    // Full or denied: reading continues, the file is just not cached.
  }
};

/** Deletes a damaged file from every cache of this device; a damaged chapter with the file of its book. Never rejects. */
export const deleteCachedFile = async (path: string): Promise<void> => {
  const caches = deviceCaches();
  if (!caches) return;
  const chapter = parseChapterFile(path);
  const paths = chapter ? [path, bookOfChapterFile(chapter)] : [path];
  try {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      await Promise.all(paths.map((one) => cache.delete(one)));
    }
  } catch {
    // Denied: then nothing is cached here.
  }
};
