import { createQueryClient } from "#src/app/query-client.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { subjects } from "#content/subjects/catalogue.ts";
import { subjectPassages } from "#content/subjects/passages.ts";
import type { BookId } from "#domain/scripture/books/books.ts";
import { chapterText } from "#tests/support/embedded-text.ts";
import { seedSubject } from "./subject-cache.ts";
import { subjectQuery } from "./subject-page.tsx";

/** Answers requests for chapter files, and records them. */
const servedChapters = (): readonly string[] => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const [, translation, book, chapter] = /\/bible\/[^/]+\/(\w+)\/(\w+)\/(\d+)\.json$/.exec(url) ?? [];
    return Response.json(chapterText(translation as "kjv", book as BookId, Number(chapter)));
  });
  return asked;
};

afterEach(() => vi.unstubAllGlobals());

describe("a subject's passages", () => {
  it("are loaded with their words, for every subject", async () => {
    servedChapters();
    const client = createQueryClient();
    for (const { id } of subjects) {
      const passages = await client.fetchQuery(subjectQuery(id));
      expect(passages.map(({ reference }) => reference)).toEqual(subjectPassages[id].map(({ reference }) => reference));
      expect(passages.filter(({ text }) => text.length < 10)).toEqual([]);
    }
  });

  it("are not fetched if the page carries them", async () => {
    const asked = servedChapters();
    const client = createQueryClient();
    const passages = [{ reference: "John 11:35", why: "Somebody else wept.", text: "Jesus wept." }];
    seedSubject(client, { id: "grief", passages });
    expect(await client.fetchQuery(subjectQuery("grief"))).toEqual(passages);
    expect(asked).toEqual([]);
  });

  it("fail with the chapter that failed, and can be asked for again", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
    const client = createQueryClient();
    await expect(client.fetchQuery(subjectQuery("fear"))).rejects.toThrow("HTTP 503");
    servedChapters();
    expect(await client.fetchQuery(subjectQuery("fear"))).toHaveLength(subjectPassages.fear.length);
  });
});
