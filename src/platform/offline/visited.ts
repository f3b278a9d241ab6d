import { visitedCacheName } from "./caches.ts";

/**
 * Caches a chapter that is on the page for reading offline. The service worker caches what is fetched through it; this
 * covers text embedded in the page or fetched before the worker was active.
 */
export const rememberChapter = async (path: string, chapter: unknown): Promise<void> => {
  if (!("caches" in window) || !import.meta.env.PROD) return;
  try {
    if ((await caches.match(path)) !== undefined) return;
    const cache = await caches.open(visitedCacheName);
    await cache.put(path, Response.json(chapter));
  } catch {
    // Full or denied: reading continues, the chapter is just not cached.
  }
};
