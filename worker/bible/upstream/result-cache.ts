import { logWarning } from "../../log.ts";
import { foundFreshSeconds, foundKeptSeconds, notFoundFreshSeconds } from "./config.ts";

/** What a service answered: its content, or null if there is none of that name. */
export interface UpstreamAnswer<Content> {
  readonly content: Content | null;
}

interface CacheEntry<Content> {
  readonly answer: UpstreamAnswer<Content>;
  readonly isFresh: boolean;
}

const cachedAt = "X-Kept-At";
const addressOf = (key: string): string => `https://kept.invalid/upstream/2/${encodeURIComponent(key)}`;

/**
 * Upstream results in Cloudflare's cache. A found passage is fresh for 30 days and kept for a year, so that a stale copy
 * can be served when the service fails. A missing one is kept for a minute. A failing cache behaves like an empty one.
 * @param now returns milliseconds since the epoch
 */
export const resultCache = (cache: Cache, now: () => number) => ({
  async read<Content>(key: string, freshSeconds: number = foundFreshSeconds): Promise<CacheEntry<Content> | undefined> {
    try {
      const found = await cache.match(addressOf(key));
      if (!found) return undefined;
      const ageSeconds = (now() - Number(found.headers.get(cachedAt))) / 1000;
      const answer = await found.json<UpstreamAnswer<Content>>();
      return { answer, isFresh: ageSeconds < (answer.content ? freshSeconds : notFoundFreshSeconds) };
    } catch (error) {
      logWarning("cached copy could not be read", { key, error: String(error) });
      return undefined;
    }
  },

  async write(key: string, answer: UpstreamAnswer<unknown>): Promise<void> {
    const seconds = answer.content ? foundKeptSeconds : notFoundFreshSeconds;
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
