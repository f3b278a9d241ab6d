import { visitedCacheName } from "./caches.ts";

/**
 * Keeps a chapter that is on the page, so that it can be read again without a network. The service worker keeps what is
 * fetched through it; this is for text that came inside the page or before the worker was there.
 */
export const rememberChapter = async (path: string, chapter: unknown): Promise<void> => {
  if (!("caches" in window) || !import.meta.env.PROD) return;
  try {
    if ((await caches.match(path)) !== undefined) return;
    const cache = await caches.open(visitedCacheName);
    await cache.put(path, Response.json(chapter));
  } catch {
    // Full or forbidden: reading goes on, the chapter is only not kept.
  }
};
