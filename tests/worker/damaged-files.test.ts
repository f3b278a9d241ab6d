import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { textDigestHeader } from "#domain/api/headers.ts";
import type { app } from "#worker/app.ts";
import { bookById } from "#domain/scripture/books/books.ts";
import { allChapters } from "#domain/scripture/reference/places.ts";
import { digestOf } from "#worker/hashes.ts";
import { scriptureVersion } from "#worker/bible/embedded.ts";
import { ask, origin } from "./support.ts";

/** A worker that has read nothing yet. Each test asks for files that no other reads, and what is damaged is not kept. */
let fresh: typeof app;

const startFresh = async () => {
  vi.resetModules();
  ({ app: fresh } = await import("#worker/app.ts"));
};

beforeAll(startFresh);

/** Asks the fresh worker while its static files are changed. */
const askWhile = async (
  change: (path: string, file: Response) => Promise<Response>,
  path: string,
): Promise<Response> => {
  const fetch = async (asked: Request | string): Promise<Response> => {
    const request = new Request(asked);
    return change(new URL(request.url).pathname, await env.ASSETS.fetch(request));
  };
  const context = createExecutionContext();
  const response = await fresh.fetch(
    new Request(`${origin}${path}`),
    { ...env, ASSETS: { fetch } as Fetcher },
    context,
  );
  await waitOnExecutionContext(context);
  return response;
};

const asTheyAre = async (_path: string, file: Response) => file;
const cutOff = async (_path: string, file: Response) => new Response((await file.text()).slice(0, 900));
const inOneLetter = async (_path: string, file: Response) => new Response((await file.text()).replace(/e/, "o"));
const inTheVersesAlone = async (path: string, file: Response) =>
  path.endsWith("/verses.txt") ? inOneLetter(path, file) : file;
const inOneBook = async (path: string, file: Response) =>
  path.endsWith("/PSA/book.json") ? inOneLetter(path, file) : file;
const anotherChapter = async (path: string) =>
  env.ASSETS.fetch(
    `https://assets.invalid${path.replace(/\/\d+(-\d+)?\.json$/, (_name, part) => (part ? "/1-10.json" : "/1.json"))}`,
  );

describe("a damaged file is never answered from", () => {
  it.each([
    ["a chapter cut off", cutOff, "/api/bible/haggai+2:1?translation=asv"],
    ["a chapter changed in one letter", inOneLetter, "/api/bible/nahum+3:1?translation=asv"],
    ["another chapter in its place", anotherChapter, "/api/bible/habakkuk+3:1?translation=asv"],
    ["a book cut off", cutOff, "/api/bible/zechariah+3-9?translation=asv"],
    ["a book changed in one letter", inOneLetter, "/api/bible/micah+1-7?translation=asv"],
    ["cross references of another chapter", anotherChapter, "/api/cross-references/psalm+14:1?translation=web"],
    ["cross references cut off", cutOff, "/api/cross-references/malachi+3:1?translation=web"],
    ["the verses of the year changed in one letter", inOneLetter, "/api/bible/daily.rss?language=es"],
    ["the verses of the year cut off", cutOff, "/api/bible/daily?catalogue=year&translation=asv"],
    ["the passages of subjects changed in one letter", inOneLetter, "/api/subjects"],
    ["the verses of a word changed in one letter", inTheVersesAlone, "/api/words/G25"],
    ["the titles of psalms changed in one letter", inOneBook, "/api/words/H4210"],
  ])("%s", async (_what, change, path) => {
    expect((await askWhile(change, path)).status).toBe(503);
    expect((await ask(path)).status).toBe(200);
  });

  it("the word index and the texts for searching", async () => {
    expect((await askWhile(inTheVersesAlone, "/api/search?q=shepherd&translation=asv")).status).toBe(503);
    expect((await ask("/api/search?q=shepherd&translation=asv")).status).toBe(200);
  });
});

/** The files that the fresh worker reads for a passage of each of these chapters. */
const filesReadFor = async (from: number, to: number, change: typeof cutOff) => {
  const files: string[] = [];
  for (const { book, chapter } of allChapters.slice(from, to)) {
    const path = `/api/bible/${bookById(book).slug}+${chapter}:1-2?translation=web`;
    const answer = await askWhile(async (file, response) => {
      files.push(file.slice(file.lastIndexOf("/") + 1));
      return change(file, response);
    }, path);
    expect(await answer.json()).toEqual(await (await ask(path)).json());
  }
  return files;
};

describe("single passages", () => {
  it("are from the files of chapters, then from the whole text, which nobody waits for", async () => {
    await startFresh();
    const damaged = await filesReadFor(0, 45, inTheVersesAlone);
    expect(damaged.filter((file) => file === "verses.txt")).toHaveLength(1);
    expect(damaged).toHaveLength(46);
    const intact = await filesReadFor(45, 80, asTheyAre);
    expect(intact.filter((file) => file === "verses.txt")).toHaveLength(1);
    expect(intact).toHaveLength(36);
    // The whole text arrives sometime after the passage that started it.
    await vi.waitFor(async () => expect(await filesReadFor(80, 81, asTheyAre)).toEqual([]));
    expect(await filesReadFor(81, 100, asTheyAre)).toEqual([]);
  });
});

it("a text whose reading ended with its request is read again", async () => {
  await startFresh();
  const path = "/api/subjects/worry?translation=web";
  const begun = Promise.withResolvers<void>();
  void askWhile(async () => {
    begun.resolve();
    return new Promise(() => {});
  }, path);
  await begun.promise;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15_000 });
  const { status } = await askWhile(asTheyAre, path);
  vi.useRealTimers();
  expect(status).toBe(200);
});

describe("a chapter of the public service", () => {
  it("comes with the digest of its body", async () => {
    const response = await ask("/api/bible/data/bbe/JHN/3");
    expect(response.headers.get(textDigestHeader)).toBe(await digestOf(await response.text()));
  });

  it("has one, embedded ones have none: their files are in the build", async () => {
    expect((await ask("/api/bible/data/kjv/JHN/3")).headers.get(textDigestHeader)).toBeNull();
    expect(scriptureVersion).toMatch(/^[0-9a-f]{10}$/);
  });
});
