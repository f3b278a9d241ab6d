import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chapterFilePath } from "#domain/scripture/translations/manifest.ts";
import manifest from "#generated/scripture/manifest.json" with { type: "json" };
import { earlierVersionHeader, translationCacheName, visitedCacheName } from "#src/platform/offline/caches.ts";
import { memoryCaches } from "#tests/support/memory-caches.ts";
import { fetchChapterFile, isVerifiedBook, rememberChapterFile } from "./read-chapter.ts";

const john = (chapter: number) => ({ book: "JHN", chapter }) as const;
const pathOf = (chapter: number) => chapterFilePath(manifest.version, "kjv", "JHN", chapter);
const textOf = (chapter: number) => readFileSync(`.generated/static${pathOf(chapter)}`, "utf8");
const whole = textOf(3);

const earlier = (text: string) => new Response(text, { headers: { [earlierVersionHeader]: "1" } });

let device: ReturnType<typeof memoryCaches>;
let asked: (RequestCache | undefined)[];

/** Answers the first request with one text and the second with another. */
const answer = (...answers: readonly (string | Response)[]) => {
  asked = [];
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    const next = answers[asked.length]!;
    asked.push(init.cache);
    return typeof next === "string" ? new Response(next) : next.clone();
  });
};

beforeEach(() => {
  device = memoryCaches();
  vi.stubGlobal("caches", device.caches);
  vi.stubEnv("PROD", true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const kept = (cache = visitedCacheName) => [...(device.all.get(cache)?.keys() ?? [])];

describe("a chapter that is fetched", () => {
  it("is cached once it is verified", async () => {
    answer(whole);
    expect((await fetchChapterFile("kjv", john(3))).verses[15]).toMatch(/^For God so loved the world/);
    await expect.poll(() => kept()).toEqual([pathOf(3)]);
  });

  it.each([
    ["cut off", whole.slice(0, 2000)],
    ["another chapter", textOf(13)],
    ["changed in one letter", whole.replace("loved", "hated")],
    ["another translation", whole.replace('"kjv"', '"asv"')],
    ["a page of another network", "<!doctype html><h1>Sign in</h1>"],
    ["nothing", ""],
    ["null", "null"],
    ["a list of numbers", JSON.stringify({ ...JSON.parse(whole), verses: [1, 2, 3] })],
  ])("is thrown away and fetched past every cache where it is %s", async (_what, damaged) => {
    const cache = await device.caches.open(visitedCacheName);
    await cache.put(pathOf(3), new Response(damaged));
    const book = await device.caches.open(translationCacheName("kjv"));
    await book.put(`/bible/${manifest.version}/kjv/JHN/book.json`, new Response(`[${damaged}]`));
    answer(damaged, whole);
    expect((await fetchChapterFile("kjv", john(3))).verses).toHaveLength(36);
    expect(asked).toEqual(["default", "reload"]);
    await expect.poll(() => kept()).toEqual([pathOf(3)]);
    expect(await device.all.get(visitedCacheName)!.get(pathOf(3))!.clone().text()).toBe(whole);
    expect(kept(translationCacheName("kjv"))).toEqual([]);
  });

  it("is rejected, and not cached, if it is damaged twice", async () => {
    answer(whole.slice(1), whole.slice(1));
    await expect(fetchChapterFile("kjv", john(3))).rejects.toThrow("invalid");
    expect(kept()).toEqual([]);
  });

  it("of an earlier version is accepted if it is the same chapter, and not cached as this version", async () => {
    answer(earlier(whole.replace("loved", "loued")));
    expect((await fetchChapterFile("kjv", john(3))).verses[15]).toMatch(/^For God so loued/);
    expect(kept()).toEqual([]);
    answer(earlier(textOf(13)), earlier(textOf(13)));
    await expect(fetchChapterFile("kjv", john(3))).rejects.toThrow("invalid");
  });

  it("is checked by place and shape where the browser computes no digests", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    answer(whole);
    expect((await fetchChapterFile("kjv", john(3))).verses).toHaveLength(36);
    answer(textOf(13), textOf(13));
    await expect(fetchChapterFile("kjv", john(3))).rejects.toThrow("invalid");
  });
});

it("a chapter embedded in the page is cached only if it matches this build", async () => {
  const chapter = JSON.parse(whole);
  expect(await rememberChapterFile("kjv", chapter)).toBe(true);
  expect(kept()).toEqual([pathOf(3)]);
  expect(await rememberChapterFile("kjv", { ...chapter, verses: chapter.verses.toReversed() })).toBe(false);
});

it("a book is intact if each of its chapters is", async () => {
  const book = readFileSync(`.generated/static/bible/${manifest.version}/kjv/JHN/book.json`, "utf8");
  expect(await isVerifiedBook("kjv", "JHN", book)).toBe(true);
  expect(await isVerifiedBook("asv", "JHN", book)).toBe(false);
  expect(await isVerifiedBook("kjv", "JHN", book.replace("Jesus wept", "Jesus slept"))).toBe(false);
  expect(await isVerifiedBook("kjv", "JHN", "{}")).toBe(false);
});
