import { rolldown } from "rolldown";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { getEventListeners } from "node:events";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ConnectionError, lampstand, LampstandError } from "../../clients/js/client.ts";
import { apiVersion } from "#domain/api/service.ts";
import { buildEmbedScript } from "#scripts/build/embed-script.ts";

/** The client for other programs, against answers made here. Against the worker: tests/worker/js-client.test.ts. */

const passage = { reference: "John 11:35", text: "Jesus wept." };

/** A client of a service that answers in this order. `asked` has its requests. */
const clientOf = (answers: readonly (Response | Error)[], options: Parameters<typeof lampstand>[0] = {}) => {
  const asked: { readonly url: string; readonly etag: string | null; readonly headers: Headers }[] = [];
  const left = [...answers];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    asked.push({ url: String(url), etag: headers.get("If-None-Match"), headers });
    init.signal?.throwIfAborted();
    const answer = left.shift();
    if (!answer) throw new Error("Asked more often than expected");
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return {
    client: lampstand({ origin: "https://bible.test/", fetch: fetch as typeof globalThis.fetch, ...options }),
    asked,
  };
};

/** An answer whose body ends with an error. */
const failing = (error: unknown): Response =>
  new Response(new ReadableStream({ start: (controller) => controller.error(error) }));

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });
const busy = (retryAfter?: string): Response =>
  json(
    { code: "rate_limited", message: "Later.", requestId: "r" },
    429,
    retryAfter ? { "Retry-After": retryAfter } : {},
  );

/** Answers nothing until the request ends. */
const never = (_url: unknown, { signal }: RequestInit = {}) =>
  new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The result of a promise while the clock runs, and how long it took. */
const timed = async <Result>(work: Promise<Result>): Promise<readonly [result: Result | unknown, ms: number]> => {
  const began = Date.now();
  let ended = 0;
  const settled = work.then(
    (result) => result,
    (error: unknown) => error,
  );
  void settled.then(() => (ended = Date.now()));
  await vi.runAllTimersAsync();
  return [await settled, ended - began];
};

it("has the API's version", () => {
  const { version } = JSON.parse(readFileSync("clients/js/package.json", "utf8")) as { version: string };
  expect(version).toBe(apiVersion);
});

it("has no dependency, and at most 5 kB", async () => {
  const bundle = await rolldown({ input: "clients/js/client.ts" });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  expect(output).toHaveLength(1);
  expect(output[0].imports).toEqual([]);
  expect(output[0].code.length).toBeLessThan(5000);
});

it("leaves the script for other pages at most 12.5 kB as it is sent", async () => {
  const folder = mkdtempSync(join(tmpdir(), "embed-"));
  await buildEmbedScript(folder);
  expect(gzipSync(readFileSync(join(folder, "embed.js"))).byteLength).toBeLessThan(12_500);
  rmSync(folder, { recursive: true });
});

describe("a request", () => {
  it("needs nothing that browsers of early 2023 lack, and ends by the signal", async () => {
    vi.spyOn(URLSearchParams.prototype, "size", "get").mockReturnValue(undefined as never);
    vi.spyOn(AbortSignal, "any").mockImplementation(() => {
      throw new TypeError("AbortSignal.any is not a function");
    });
    const { client, asked } = clientOf([json(passage)]);
    await client.passage({ reference: "John 11:35", translation: "web" });
    expect(asked[0]?.url).toMatch(/\?translation=web$/);
    const stop = new AbortController();
    const silent = lampstand({
      origin: "https://bible.test",
      fetch: (_, { signal } = {}) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(signal.reason));
        }),
    });
    const waiting = silent.passage({ reference: "John 11:35" }, { signal: stop.signal });
    stop.abort("enough");
    await expect(waiting).rejects.toBe("enough");
  });

  it("has its parameters in path and query, whatever signs they have", async () => {
    const { client, asked } = clientOf([json(passage), json({}), json({})]);
    await client.passage({ reference: "1 John 3:16?/#", translation: "web", verse_numbers: undefined, words: true });
    await client.chapter({ translation: "kjv", book: "JHN", chapter: 3 });
    await client.translations();
    expect(asked.map(({ url }) => url)).toEqual([
      "https://bible.test/api/bible/1%20John%203%3A16%3F%2F%23?translation=web&words=true",
      "https://bible.test/api/bible/data/kjv/JHN/3",
      "https://bible.test/api/bible/data",
    ]);
  });

  it("for a reference that is the name of another address asks for none of these", async () => {
    const references = ["random", "daily.rss", "..", "."];
    const { client, asked } = clientOf([...references, "subject"].map(() => json({})));
    for (const reference of references) await client.passage({ reference });
    await client.subject({ id: ".." });
    expect(asked.map(({ url }) => decodeURIComponent(url).slice("https://bible.test/api".length))).toEqual([
      ...references.map((reference) => `/bible/ ${reference}`),
      "/subjects/ ..",
    ]);
  });

  it("takes null for a parameter that is not given", async () => {
    const { client, asked } = clientOf([json(passage)]);
    await client.passage({ reference: "Jude 5", translation: null as never });
    expect(asked[0]?.url).toBe("https://bible.test/api/bible/Jude%205");
  });

  it("lets go of the signal once it is answered or refused", async () => {
    const { signal } = new AbortController();
    const { client } = clientOf([json(passage), json({}, 404), failing(new TypeError("terminated"))], { retries: 0 });
    for (let time = 0; time < 3; time += 1) {
      await client.health({}, { signal }).catch(() => undefined);
      expect(getEventListeners(signal, "abort")).toEqual([]);
    }
    await clientOf([busy("0"), json(passage)]).client.health({}, { signal });
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it("for the pages of a search ends where an answer names no next one", async () => {
    const pages: unknown[] = [];
    for await (const page of clientOf([json({})]).client.searchPages({ q: "lamb" })) pages.push(page);
    expect(pages).toEqual([{}]);
  });

  it("asks nothing without a parameter of the path, or a site", async () => {
    const { client, asked } = clientOf([]);
    for (const reference of ["", undefined as unknown as string])
      await expect(client.passage({ reference })).rejects.toThrow(new TypeError("Missing parameter: reference"));
    expect(asked).toEqual([]);
    await expect(clientOf([], { origin: "bible.test" }).client.health()).rejects.toThrow(TypeError);
    await expect(clientOf([], { origin: "" }).client.health()).rejects.toThrow(TypeError);
  });

  it("asks for what it knows by its ETag, and forgets the oldest", async () => {
    const [a, b, c, again] = ["a", "b", "c", "b"].map((ETag) => json(passage, 200, { ETag }));
    const [same, sameAgain] = [1, 2].map(() => new Response(null, { status: 304 }));
    const { client, asked } = clientOf([a!, b!, same!, c!, sameAgain!, again!], { keptAnswers: 2 });
    for (const verse of [1, 2, 1, 3, 1, 2])
      expect(await client.passage({ reference: `John 1:${verse}` })).toEqual(passage);
    expect(asked.map(({ etag }) => etag)).toEqual([null, null, "a", null, "a", null]);
  });

  it("keeps no whole translation", async () => {
    const whole = json({ text: "x".repeat(1_000_000) }, 200, { ETag: '"a"' });
    const { client, asked } = clientOf([whole, json({})]);
    for (let time = 0; time < 2; time += 1) await client.wholeTranslation({ translation: "spa_r09" });
    expect(asked.map(({ etag }) => etag)).toEqual([null, null]);
  });
});

it("sends headers, and keeps the answers to different ones apart", async () => {
  const { client, asked } = clientOf(
    [json(passage, 200, { ETag: '"a"' }), json({}, 200, { ETag: '"b"' }), new Response(null, { status: 304 })],
    { headers: { "User-Agent": "reader (mail@bible.test)" } },
  );
  const options = { headers: { "X-Single-Chapter-Book-Matching": "indifferent" } };
  const first = await client.passage({ reference: "Jude 1" });
  await client.passage({ reference: "Jude 1" }, options);
  expect(await client.passage({ reference: "Jude 1" })).toEqual(first);
  expect(asked.map(({ headers }) => headers.get("User-Agent"))).toEqual(Array(3).fill("reader (mail@bible.test)"));
  expect(asked[1]!.headers.get("X-Single-Chapter-Book-Matching")).toBe("indifferent");
  expect(asked.map(({ etag }) => etag)).toEqual([null, null, '"a"']);
});

it("gives answers that nobody can change", async () => {
  const { client } = clientOf([json({ ...passage, verses: [{ text: "Jesus wept." }] })]);
  const answer = await client.passage({ reference: "John 11:35" });
  expect(Object.isFrozen(answer) && Object.isFrozen(answer.verses) && Object.isFrozen(answer.verses[0])).toBe(true);
});

describe("a failure", () => {
  it("that passes is waited for as long as the server says", async () => {
    vi.useFakeTimers();
    const { client, asked } = clientOf([busy("7"), busy(new Date(Date.now() + 12_000).toUTCString()), json(passage)]);
    const [result, ms] = await timed(client.passage({ reference: "John 11:35" }));
    expect(result).toEqual(passage);
    expect(asked).toHaveLength(3);
    expect(ms).toBeGreaterThanOrEqual(11_000);
    expect(ms).toBeLessThanOrEqual(19_000);
  });

  it("without a time is waited for longer and longer, and then thrown", async () => {
    vi.useFakeTimers();
    const { client, asked } = clientOf([new TypeError("offline"), json({}, 503), busy(), busy()]);
    const [error, ms] = await timed(client.passage({ reference: "John 11:35" }));
    expect(error).toBeInstanceOf(LampstandError);
    expect(error).toMatchObject({ status: 429, code: "rate_limited", message: "Later.", requestId: "r" });
    expect(asked).toHaveLength(4);
    expect(ms).toBeGreaterThanOrEqual(250 + 500 + 1000);
    expect(ms).toBeLessThanOrEqual(750 + 1500 + 3000);
  });

  it("that would take too long, or does not pass, is thrown at once", async () => {
    vi.useFakeTimers();
    const long = clientOf([busy("3600")]);
    const [error, ms] = await timed(long.client.passage({ reference: "John 11:35" }));
    expect([error, ms]).toEqual([expect.objectContaining({ retryAfterMs: 3_600_000 }), 0]);
    const missing = clientOf([json({ code: "not_found", message: "No.", fields: { reference: "No." } }, 404)]);
    const [second] = await timed(missing.client.passage({ reference: "Hezekiah 1" }));
    expect(second).toMatchObject({ status: 404, code: "not_found", fields: { reference: "No." } });
  });

  it("by a time limit can be put off for a single request", async () => {
    const limits = vi.spyOn(AbortSignal, "timeout");
    const { client } = clientOf([json(passage), json(passage)], { timeoutMs: 1000 });
    await client.passage({ reference: "John 11:35" });
    await client.passage({ reference: "John 11:35" }, { timeoutMs: 90_000 });
    expect(limits.mock.calls).toEqual([[1000], [90_000]]);
  });

  it("of the program itself is thrown at once", async () => {
    vi.useFakeTimers();
    for (const options of [{ timeoutMs: -1 }, { headers: { "User-Agent": "→" } }] as const) {
      const { client, asked } = clientOf([], options);
      const [error, ms] = await timed(client.health());
      expect([error, ms]).toEqual([expect.any(Error), 0]);
      expect(error).not.toBeInstanceOf(ConnectionError);
      expect(asked).toEqual([]);
    }
  });

  it("by a time limit never comes without one", async () => {
    const { client } = clientOf([json(passage)], { timeoutMs: Infinity });
    expect(await client.passage({ reference: "John 11:35" })).toEqual(passage);
  });

  it("of an answer is told by its kind, and sent again", async () => {
    vi.useFakeTimers();
    const late = new DOMException("too late", "TimeoutError");
    for (const [failure, reason] of [
      [() => new TypeError("offline"), "unreachable"],
      [() => late, "timeout"],
      [() => failing(late), "timeout"],
      [() => failing(new TypeError("terminated")), "cut_off"],
      [() => new Response('{"reference":"Jo'), "not_json"],
      [() => new Response("<!doctype html>"), "not_json"],
    ] as const) {
      const again = clientOf([failure(), json(passage)]);
      expect((await timed(again.client.passage({ reference: "John 11:35" })))[0], reason).toEqual(passage);
      const [error] = await timed(clientOf([failure()], { retries: 0 }).client.health());
      expect(error, reason).toBeInstanceOf(ConnectionError);
      expect(error, reason).toMatchObject({ reason, cause: expect.anything() });
    }
  });

  it("that is no JSON is one, too", async () => {
    vi.useFakeTimers();
    const pages = [502, 502].map((status) => new Response("<!doctype html>", { status }));
    const { client } = clientOf(pages, { retries: 1 });
    expect((await timed(client.health()))[0]).toMatchObject({ status: 502, code: "unknown" });
  });
});

describe("an end", () => {
  it("ends the waiting, and nothing is sent after it", async () => {
    vi.useFakeTimers();
    const { client, asked } = clientOf([busy("30")]);
    const ending = new AbortController();
    setTimeout(() => ending.abort(new Error("enough")), 5000);
    const [error, ms] = await timed(client.passage({ reference: "John 11:35" }, { signal: ending.signal }));
    expect([error, ms]).toEqual([new Error("enough"), 5000]);
    expect(asked).toHaveLength(1);
  });

  it("before the beginning sends nothing", async () => {
    const { client, asked } = clientOf([]);
    await expect(client.health({}, { signal: AbortSignal.abort(new Error("no")) })).rejects.toThrow("no");
    expect(asked).toHaveLength(0);
  });

  it("of a request that is under way is thrown at once, and leaves no timer", async () => {
    vi.useFakeTimers();
    const ending = new AbortController();
    const asking = timed(
      lampstand({ origin: "https://bible.test", fetch: never }).health({}, { signal: ending.signal }),
    );
    ending.abort(new Error("enough"));
    expect(await asking).toEqual([new Error("enough"), 0]);
    const waiting = new AbortController();
    const refused = clientOf([busy("30")]).client.health({}, { signal: waiting.signal });
    await vi.advanceTimersByTimeAsync(1000);
    const before = vi.getTimerCount();
    waiting.abort(new Error("enough"));
    await expect(refused).rejects.toThrow("enough");
    expect(vi.getTimerCount()).toBe(before - 1);
  });
});
