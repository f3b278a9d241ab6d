import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { callTimeoutMs, foundFreshSeconds, notFoundFreshSeconds } from "#worker/bible/upstream/config.ts";
import { resultCache } from "#worker/bible/upstream/result-cache.ts";
import type { Upstream } from "#worker/bible/upstream/ask.ts";
import { fetchBookRange } from "#worker/bible/upstream/source.ts";
import type { BookRange } from "#worker/bible/upstream/book-range.ts";
import { origin } from "./support.ts";
import { upstreamFaults } from "./upstream-faults.ts";

const server = inject("upstreamServer");
const begun: Promise<unknown>[] = [];

/** Longer than any machine takes. Where the timeout itself is tested, `timedOut` ends it. */
const timeoutMs = 3_600_000;

/** An upstream with a clock of its own. */
const upstream = (fault: string, now: () => number = Date.now): Upstream => ({
  timeoutMs,
  base: fault.startsWith("http") ? fault : `${server}/${fault}`,
  cache: resultCache(caches.default, origin, now),
  visitor: "192.0.2.1",
  maxCalls: 1_000_000,
  waitUntil: (work) => begun.push(work),
});

const verse = (chapter: number, number: number): BookRange => ({
  book: "JHN",
  start: { chapter, verse: number },
  end: { chapter, verse: number },
});
const john316 = verse(3, 16);
const calls = async (part: string): Promise<number> =>
  (await fetch(`${server}/calls/${encodeURIComponent(part)}`)).json();

/** Fetches from an upstream that never finishes. Its time is up as soon as it was asked, so no clock matters. */
const timedOut = async (source: Upstream, fault: string, range: BookRange) => {
  const time = new AbortController();
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
  const result = fetchBookRange(source, "bbe", range);
  const part = `/${fault}/John 3:${range.start.verse}`;
  while ((await calls(part)) === 0);
  time.abort();
  expect(limit).toHaveBeenCalledExactlyOnceWith(timeoutMs);
  return result;
};

afterEach(() => void vi.restoreAllMocks());

describe("the upstream source", () => {
  it("returns verses as one line each and caches them", async () => {
    const expected = { content: [{ chapter: 3, verse: 16, text: "Words of bbe for JHN 3:16." }] };
    expect(await fetchBookRange(upstream("well"), "bbe", john316)).toEqual(expected);
    expect(await fetchBookRange(upstream("well"), "bbe", john316)).toEqual(expected);
    expect(await calls("/well/John 3:16?translation=bbe")).toBe(1);
  });

  it("sends one request for a hundred simultaneous misses", async () => {
    const results = await Promise.all(
      Array.from({ length: 100 }, () => fetchBookRange(upstream("slow"), "bbe", john316)),
    );
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await calls("/slow/John 3:16?translation=bbe")).toBe(1);
  });

  it("remembers for a minute that a passage is missing", async () => {
    let now = 1_000_000;
    const source = upstream("missing", () => now);
    expect(await fetchBookRange(source, "bbe", john316)).toEqual({ failure: "missing" });
    now += (notFoundFreshSeconds - 1) * 1000;
    expect(await fetchBookRange(source, "bbe", john316)).toEqual({ failure: "missing" });
    expect(await calls("/missing/")).toBe(1);
    now += 2000;
    expect(await fetchBookRange(source, "bbe", john316)).toEqual({ failure: "missing" });
    expect(await calls("/missing/")).toBe(2);
  });

  it("waits ten seconds in production", () => {
    expect(callTimeoutMs).toBe(10_000);
  });
});

describe("a misbehaving upstream", () => {
  it.each(upstreamFaults)("%s: a clear failure in time, and nothing is kept", async (fault, failure) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const source = upstream(fault);
    const result = failure === "timeout" ? timedOut(source, fault, john316) : fetchBookRange(source, "bbe", john316);
    expect(await result).toEqual({ failure });
    expect(await source.cache.read(`${source.base} bbe JHN.3.16-JHN.3.16`)).toBeUndefined();
  });

  it("an incomplete passage counts as none", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const chapter: BookRange = { book: "JHN", start: { chapter: 3, verse: 1 }, end: { chapter: 3, verse: 36 } };
    expect(await fetchBookRange(upstream("part"), "bbe", chapter)).toEqual({ failure: "failed" });
  });

  it.each(["hang", "broken", "other_verse", "throttled"])("%s: a stale copy is served", async (fault) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    let now = 1_000_000;
    const source = upstream(fault, () => now);
    const text = "An old copy.";
    await source.cache.write(`${source.base} bbe JHN.3.17-JHN.3.17`, { content: [{ chapter: 3, verse: 17, text }] });
    now += (foundFreshSeconds - 1) * 1000;
    expect((await source.cache.read(`${source.base} bbe JHN.3.17-JHN.3.17`))?.isFresh).toBe(true);
    now += 2000;
    const asked = verse(3, 17);
    const result = fault === "hang" ? timedOut(source, fault, asked) : fetchBookRange(source, "bbe", asked);
    expect(await result).toEqual({ content: [{ chapter: 3, verse: 17, text }] });
    expect(await calls(`/${fault}/John 3:17`)).toBe(1);
  });

  it("works without a cache that fails", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const cache = {
      match: () => Promise.reject(new Error("down")),
      put: () => Promise.reject(new Error("down")),
    } as unknown as Cache;
    const source = { ...upstream("well"), cache: resultCache(cache, origin, Date.now) };
    expect(await fetchBookRange(source, "bbe", verse(3, 18))).toHaveProperty("content");
  });
});
