import { logWarning } from "../../log.ts";
import { foundFreshSeconds, foundKeptSeconds, notFoundFreshSeconds } from "./config.ts";
import type { UpstreamVerse } from "./stretch.ts";

/** A cached upstream result: the verses, or null if the passage does not exist. */
export type Kept = { readonly verses: readonly UpstreamVerse[] } | { readonly verses: null };

export interface Copy {
  readonly kept: Kept;
  readonly isFresh: boolean;
}

const keptAt = "X-Kept-At";
const addressOf = (key: string): string => `https://kept.invalid/upstream/1/${encodeURIComponent(key)}`;

/**
 * Upstream results in Cloudflare's cache. A found passage is fresh for 30 days and kept for a year, so that a stale copy
 * can be served when the service fails. A missing one is kept for a minute. A failing cache behaves like an empty one.
 * @param now returns milliseconds since the epoch
 */
export const keptCopies = (cache: Cache, now: () => number) => ({
  async read(key: string): Promise<Copy | undefined> {
    try {
      const found = await cache.match(addressOf(key));
      if (!found) return undefined;
      const ageSeconds = (now() - Number(found.headers.get(keptAt))) / 1000;
      const kept = await found.json<Kept>();
      return { kept, isFresh: ageSeconds < (kept.verses ? foundFreshSeconds : notFoundFreshSeconds) };
    } catch (error) {
      logWarning("cached copy could not be read", { key, error: String(error) });
      return undefined;
    }
  },

  async write(key: string, kept: Kept): Promise<void> {
    const seconds = kept.verses ? foundKeptSeconds : notFoundFreshSeconds;
    const headers = { "Content-Type": "application/json", "Cache-Control": `public, max-age=${seconds}`, [keptAt]: String(now()) };
    try {
      await cache.put(addressOf(key), new Response(JSON.stringify(kept), { headers }));
    } catch (error) {
      logWarning("copy could not be cached", { key, error: String(error) });
    }
  },
});

export type KeptCopies = ReturnType<typeof keptCopies>;
