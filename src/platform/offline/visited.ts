import { bookOfChapterFile, isPackedWords, parseChapterFile, versionless, visitedCacheName } from "./caches.ts";

/** Missing in insecure contexts and some private modes. Where storage is denied, even reading the property throws. */
const deviceCaches = (): CacheStorage | undefined => {
  try {
    return (globalThis as { caches?: CacheStorage }).caches;
  } catch {
    return undefined;
  }
};

/** Deletes earlier versions of the same file. */
const dropEarlierVersions = async (cache: Cache, path: string): Promise<void> => {
  const wanted = versionless(path);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== path && versionless(pathname) === wanted) await cache.delete(request);
  }
};

/** Caches a Scripture file that was checked, for reading and searching offline: the only way into that cache. */
export const rememberFile = async (path: string, file: string | Response): Promise<void> => {
  const caches = deviceCaches();
  if (!caches || !import.meta.env.PROD) return;
  try {
    if ((await caches.match(path)) !== undefined) return;
    const cache = await caches.open(visitedCacheName);
    const headers = { "Content-Type": "application/json" };
    await cache.put(path, typeof file === "string" ? new Response(file, { headers }) : file);
    // Chapters are small and are left to the service worker: looking through the cache after each would be too slow.
    if (isPackedWords(path)) await dropEarlierVersions(cache, path);
  } catch {
    // Full or denied: reading continues, the file is just not cached.
  }
};

/** Deletes a damaged file from every cache of this device, also as a part of its book. */
export const forgetFile = async (path: string): Promise<void> => {
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
