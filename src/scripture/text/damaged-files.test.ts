import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { crossReferencePath, packedWordsPath } from "#domain/scripture/translations/manifest.ts";
import {
  chapterWordsPath,
  wordEntriesPath,
  wordIndexPath,
  wordPlacesPath,
} from "#domain/scripture/original-words/original-word-files.ts";
import { chapterFilePath } from "#domain/scripture/translations/manifest.ts";
import manifest from "#generated/scripture/manifest.json" with { type: "json" };
import { visitedCacheName } from "#src/platform/offline/caches.ts";
import { crossReferenceQuery } from "#src/scripture/cross-references/use-related.ts";
import type { WordSearch } from "#src/scripture/search/word-search.ts";
import {
  chapterWordsQuery,
  wordEntriesQuery,
  wordIndexQuery,
  wordPlacesQuery,
} from "#src/scripture/words/word-queries.ts";
import { memoryCaches } from "#tests/support/memory-caches.ts";

/** What is read beside chapters (read-chapter.test.ts), and the result of a bad answer. */

const served = vi.hoisted(() => ({
  search: undefined as unknown as (asked: unknown, notify: () => void) => Promise<unknown>,
}));
vi.mock("#src/platform/loading/worker-client.ts", () => ({
  serveWorkerRequests: (search: typeof served.search) => {
    served.search = search;
  },
}));

const { version } = manifest;
const fileAt = (path: string) => new Uint8Array(readFileSync(`.generated/static${path}`));
const john = JSON.parse(new TextDecoder().decode(fileAt(chapterFilePath(version, "kjv", "JHN", 3))));
const agape = { language: "greek", number: 26 } as const;

type Query = { readonly queryFn?: unknown };
const run = ({ queryFn }: Query) =>
  (queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal: new AbortController().signal });

const search: WordSearch = { translation: "asv", query: "shepherd" };

let workers = 0;

/** By a worker of its own, since one keeps an index that it has opened. The query makes it another module. */
const searchAnew = async () => {
  workers += 1;
  const worker = `/src/scripture/search/search-worker.ts?${workers}`;
  await import(worker);
  return served.search(search, () => undefined);
};

const files = [
  [
    "cross references",
    crossReferencePath(version, "JHN", 3),
    crossReferencePath(version, "JHN", 14),
    () => run(crossReferenceQuery({ book: "JHN", chapter: 3 })),
  ],
  [
    "the words behind a chapter",
    chapterWordsPath(version, "JHN", 3),
    chapterWordsPath(version, "JHN", 14),
    () => run(chapterWordsQuery(john)),
  ],
  [
    "words of the original",
    wordEntriesPath(version, "G0"),
    wordPlacesPath(version, "G0"),
    () => run(wordEntriesQuery(agape)),
  ],
  ["their places", wordPlacesPath(version, "G0"), wordEntriesPath(version, "G0"), () => run(wordPlacesQuery(agape))],
  ["their index", wordIndexPath(version, "a"), wordEntriesPath(version, "G0"), () => run(wordIndexQuery("a"))],
  ["the search index", packedWordsPath(version, "asv"), packedWordsPath(version, "web"), () => searchAnew()],
] as const;

let device: ReturnType<typeof memoryCaches>;
/** The answers to come for the file, and how it was asked. */
let answers: Response[];
let asked: (RequestCache | undefined)[];

beforeEach(() => {
  device = memoryCaches();
  asked = [];
  vi.stubGlobal("caches", device.caches);
  vi.stubEnv("PROD", true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const answerAt = (path: string, ...all: Response[]) => {
  answers = all;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    // Another file: the weights of the search.
    if (url !== path) return new Response(null, { status: 404 });
    asked.push(init.cache);
    return answers.shift()!;
  });
};

const kept = async (path: string) => {
  const response = device.all.get(visitedCacheName)?.get(path);
  return response && Buffer.from(await response.clone().arrayBuffer());
};

describe.each(files)("%s", (_what, path, otherPath, read) => {
  const whole = fileAt(path);
  const bad = {
    "cut off": () => new Response(whole.slice(0, whole.length >> 1)),
    "of something else": () => new Response(fileAt(otherPath)),
    "a page of another network": () => new Response("<!doctype html><h1>Sign in</h1>"),
    nothing: () => new Response(""),
  };

  it.each(Object.entries(bad))("%s are never cached, and asked for again past every cache", async (_how, damaged) => {
    answerAt(path, damaged(), damaged());
    await expect(read()).rejects.toThrow(/./);
    expect(asked).toEqual(["default", "reload"]);
    expect(await kept(path)).toBeUndefined();
    asked = [];
    answerAt(path, damaged(), new Response(whole));
    expect(await read()).toBeTruthy();
    expect(asked).toEqual(["default", "reload"]);
    await expect.poll(async () => (await kept(path))?.equals(whole)).toBe(true);
  });

  it("are asked for once where the server fails, and there at the next try", async () => {
    answerAt(path, new Response("<h1>500</h1>", { status: 500 }), new Response(whole));
    await expect(read()).rejects.toThrow(/./);
    expect(asked).toEqual(["default"]);
    expect(await kept(path)).toBeUndefined();
    expect(await read()).toBeTruthy();
  });
});
