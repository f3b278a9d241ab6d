import { logWarning } from "../../log.ts";
import { foundFreshSeconds, foundKeptSeconds, notFoundFreshSeconds } from "./config.ts";
import type { UpstreamVerse } from "./book-range.ts";

/** What the service answered: the verses, or null if the passage does not exist. */
export type UpstreamAnswer = { readonly verses: readonly UpstreamVerse[] } | { readonly verses: null };

interface CacheEntry {
  readonly answer: UpstreamAnswer;
  readonly isFresh: boolean;
}

const cachedAt = "X-Kept-At";
const addressOf = (key: string): string => `https://kept.invalid/upstream/1/${encodeURIComponent(key)}`;

/**
 * Upstream results in Cloudflare's cache. A found passage is fresh for 30 days and kept for a year, so that a stale copy
 * can be served when the service fails. A missing one is kept for a minute. A failing cache behaves like an empty one.
 * @param now returns milliseconds since the epoch
 */
export const resultCache = (cache: Cache, now: () => number) => ({
  async read(key: string): Promise<CacheEntry | undefined> {
    try {
      const found = await cache.match(addressOf(key));
      if (!found) return undefined;
      const ageSeconds = (now() - Number(found.headers.get(cachedAt))) / 1000;
      const answer = await found.json<UpstreamAnswer>();
      return { answer, isFresh: ageSeconds < (answer.verses ? foundFreshSeconds : notFoundFreshSeconds) };
    } catch (error) {
      logWarning("cached copy could not be read", { key, error: String(error) });
      return undefined;
    }
  },

  async write(key: string, answer: UpstreamAnswer): Promise<void> {
    const seconds = answer.verses ? foundKeptSeconds : notFoundFreshSeconds;
    const headers = {
      "Content-Type": "application/json",
      "Cache-Control": `public, max-age=${seconds}`,
      [cachedAt]: String(now()),
    };
    try {
      await cache.put(addressOf(key), new Response(JSON.stringify(answer), { headers }));
    } catch (error) {
      logWarning("copy could not be cached", { key, error: String(error) });
    }
  },
});

export type ResultCache = ReturnType<typeof resultCache>;
