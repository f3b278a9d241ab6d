import { logWarning } from "../../log.ts";
import { foundFreshSeconds, foundKeptSeconds, notFoundFreshSeconds } from "./config.ts";

/** The response of a service; `content` is null if it answered 404. */
export interface UpstreamAnswer<Content> {
  readonly content: Content | null;
}

interface CacheEntry<Content> {
  readonly answer: UpstreamAnswer<Content>;
  readonly isFresh: boolean;
}

const cachedAt = "X-Kept-At";

/**
 * Responses of public services in Cloudflare's cache. A found passage is fresh for 30 days and stays cached for a year, so
 * that a stale copy can be served when the service fails. A missing one is cached for a minute. If the cache itself fails,
 * it behaves as if it were empty.
 * @param origin the site's own, so that whoever purges its cache purges these, too
 * @param now returns milliseconds since the epoch
 */
export const resultCache = (cache: Cache, origin: string, now: () => number) => {
  const addressOf = (key: string): string => `${origin}/api/upstream/2/${encodeURIComponent(key)}`;
  return {
    async read<Content>(
      key: string,
      freshSeconds: number = foundFreshSeconds,
    ): Promise<CacheEntry<Content> | undefined> {
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
  };
};

export type ResultCache = ReturnType<typeof resultCache>;
