import { describe, expect, it } from "vitest";
import { lampstand, LampstandError } from "../../clients/js/client.ts";
import { ask, origin } from "./support.ts";

/** The client for other programs, against the worker. */

const statuses: number[] = [];
const bible = lampstand({
  origin,
  fetch: (async (url: string, init: RequestInit) => {
    const { signal: _, ...rest } = init;
    const response = await ask(url.slice(origin.length), rest);
    statuses.push(response.status);
    return response;
  }) as typeof fetch,
});

describe("the client", () => {
  it("reads what it has types for", async () => {
    const { text, translation_id, verses } = await bible.passage({ reference: "John 11:35", translation: "web" });
    expect([text, translation_id, verses[0]?.chapter]).toEqual(["Jesus wept.", "web", 11]);
    const chapter = await bible.chapter({ translation: "kjv", book: "PSA", chapter: 117 });
    expect(chapter.verses.map(({ verse }) => verse)).toEqual([1, 2]);
    expect((await bible.crossReferences({ reference: "John 3:16", limit: 1 })).verses[0]?.related).toHaveLength(1);
    expect((await bible.dailyVerse({ date: "2026-12-25" })).day_of_year).toBe(359);
    expect((await bible.subject({ id: "worry" })).care).toBe(false);
    expect((await bible.bulk({ translation: "asv" })).files).toHaveLength(3);
    expect((await bible.books({ translation: "web" })).books).toHaveLength(66);
    expect((await bible.chapters({ translation: "web", book: "RUT" })).chapters).toHaveLength(4);
    expect((await bible.randomVerseOfBooks({ translation: "kjv", books: "NT" })).random_verse.text).not.toBe("");
    expect((await bible.randomVerse({})).verses).toHaveLength(1);
    expect((await bible.translations()).translations[0]?.identifier).toBe("kjv");
    expect((await bible.subjects()).subjects.length).toBeGreaterThan(60);
    expect((await bible.health()).status).toBe("ok");
  });

  it("walks through the pages of a search", async () => {
    const found: string[] = [];
    let pages = 0;
    for await (const page of bible.searchPages({ q: "mercy endureth ever", book: "PSA", limit: 15 })) {
      found.push(...page.results.map(({ reference }) => reference));
      pages += 1;
    }
    expect([pages, new Set(found).size]).toEqual([Math.ceil(found.length / 15), found.length]);
    expect(pages).toBeGreaterThan(2);
  });

  it("walks no further where an answer does not say what follows", async () => {
    // As from something between the site and the program.
    const other = lampstand({ origin, fetch: async () => Response.json({}) });
    let pages = 0;
    for await (const _ of other.searchPages({ q: "mercy" })) {
      pages += 1;
      if (pages > 1) break;
    }
    expect(pages).toBe(1);
  });

  it("is told in a 304 that nothing has changed", async () => {
    const first = await bible.passage({ reference: "Psalm 23" });
    statuses.length = 0;
    expect(await bible.passage({ reference: "Psalm 23" })).toEqual(first);
    expect(statuses).toEqual([304]);
  });

  it("hears why not", async () => {
    const refused = await bible.passage({ reference: "Hezekiah 3:16" }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(LampstandError);
    expect(refused).toMatchObject({
      status: 404,
      code: "not_found",
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await expect(bible.search({ q: " " })).rejects.toMatchObject({ fields: { q: "Please enter a search term." } });
  });
});
