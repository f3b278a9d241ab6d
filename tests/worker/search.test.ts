import { describe, expect, it } from "vitest";
import { crossReferencesSchema } from "#domain/api/cross-references.ts";
import { errorBodySchema } from "#domain/api/errors.ts";
import { searchSchema, type SearchResponse } from "#domain/api/search.ts";
import { ask, origin } from "./support.ts";

const search = async (parameters: Record<string, string>): Promise<SearchResponse> => {
  const response = await ask(`/api/search?${new URLSearchParams(parameters)}`);
  expect(response.status).toBe(200);
  return searchSchema.parse(await response.json());
};

const refused = async (path: string, status = 422) => {
  const response = await ask(path);
  expect(response.status, path).toBe(status);
  return errorBodySchema.parse(await response.json());
};

const versesOf = async (reference: string) =>
  crossReferencesSchema.parse(await (await ask(`/api/cross-references/${reference}`)).json()).verses;

describe("GET /api/search", () => {
  it("finds words, best match first", async () => {
    const found = await search({ q: "twinkling of an eye" });
    expect(found).toMatchObject({ kind: "words", query: "twinkling of an eye", translation_id: "kjv" });
    expect(found.results[0]).toMatchObject({
      reference: "1 Corinthians 15:52",
      book_id: "1CO",
      book_name: "1 Corinthians",
      chapter: 15,
      verse: 52,
    });
    expect(found.total).toBe(found.results.length);
    expect(found.next_cursor).toBeNull();
  });

  it("keeps quoted words together", async () => {
    const together = await search({ q: '"the LORD is my shepherd"' });
    expect(together.results.map(({ reference }) => reference)).toEqual(["Psalm 23:1"]);
    expect((await search({ q: '"shepherd my is"' })).total).toBe(0);
  });

  it("recognises a reference, page by page", async () => {
    const first = await search({ q: "Jn 3", limit: "30", translation: "web" });
    expect(first).toMatchObject({ kind: "reference", total: 36, translation_id: "web" });
    expect(first.results[15]?.reference).toBe("John 3:16");
    const second = await search({ q: "Jn 3", limit: "30", translation: "web", cursor: first.next_cursor! });
    expect(first.next).toBe(`${origin}/api/search?q=Jn+3&limit=30&translation=web&cursor=${first.next_cursor}`);
    expect(second.next).toBeNull();
    expect(second.results.map(({ verse }) => verse)).toEqual([31, 32, 33, 34, 35, 36]);
    expect(second.next_cursor).toBeNull();
  });

  it("pages through all matches without losing or repeating one", async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    let total = 0;
    do {
      const page: SearchResponse = await search({
        q: "mercy",
        book: "PSA",
        limit: "50",
        ...(cursor !== null && { cursor }),
      });
      seen.push(...page.results.map(({ reference }) => reference));
      ({ total, next_cursor: cursor } = page);
    } while (cursor !== null);
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
    expect(seen.every((reference) => reference.startsWith("Psalm "))).toBe(true);
  });

  it("narrows to books or a testament", async () => {
    expect(
      new Set((await search({ q: "faith", book: "heb,1-john", limit: "100" })).results.map(({ book_id }) => book_id)),
    ).toEqual(new Set(["HEB", "1JN"]));
    expect((await search({ q: "faith", testament: "OT" })).results.map(({ book_id }) => book_id).toSorted()).toEqual([
      "DEU",
      "HAB",
    ]);
  });

  it("matches prefixes only on request", async () => {
    expect((await search({ q: "melchized" })).total).toBe(0);
    expect((await search({ q: "melchized", prefix: "true" })).total).toBeGreaterThan(0);
  });

  it("suggests corrections when nothing was found", async () => {
    const found = await search({ q: "nebuchadnezar" });
    expect(found.total).toBe(0);
    expect(found.suggestions.join()).toMatch(/nebuchadnezzar/i);
  });

  it("returns the closest verses when nothing was found, and only then", async () => {
    const found = await search({ q: "lead me beside still water" });
    expect(found).toMatchObject({
      total: 0,
      results: [],
      nearest: [{ reference: "Psalm 23:2", book_id: "PSA", chapter: 23, verse: 2 }],
    });
    expect(found.nearest[0]?.text).toContain("he leadeth me beside the still waters");
    expect((await search({ q: "faith" })).nearest).toEqual([]);
    expect((await search({ q: "jn 3:16" })).nearest).toEqual([]);
  });

  it("returns the passage with the requested name", async () => {
    expect(await search({ q: "the prodigal son" })).toMatchObject({
      kind: "words",
      named_passage: { name: "The Prodigal Son", reference: "Luke 15:11-32" },
    });
    expect((await search({ q: "verses about anxiety" })).subject).toEqual({ id: "worry", name: "Worry" });
    expect([(await search({ q: "lampstand" })).subject, (await search({ q: "jn 3:16" })).subject]).toEqual([
      null,
      null,
    ]);
    expect((await search({ q: "prodigal" })).named_passage).toBeNull();
    expect((await search({ q: "jn 3:16" })).named_passage).toBeNull();
  });

  it.each([
    ["", "q"],
    ["q=", "q"],
    ["q=%20", "q"],
    ["q=%22%22", "q"],
    ["q=%F0%9F%95%8A", "q"],
    ["q=love&limit=0", "limit"],
    ["q=love&limit=101", "limit"],
    ["q=love&limit=-5", "limit"],
    ["q=love&limit=1e2", "limit"],
    ["q=love&limit=0x10", "limit"],
    ["q=love&limit=+5", "limit"],
    ["q=love&limit=many", "limit"],
    ["q=love&cursor=forged", "cursor"],
    ["q=john+3&cursor=forged", "cursor"],
    ["q=love&book=XXX", "book"],
    ["q=love&testament=both", "testament"],
    ["q=love&translation=bbe", "translation"],
  ])("rejects %s with a message for the field %s", async (parameters, field) => {
    expect((await refused(`/api/search?${parameters}`)).fields).toHaveProperty(field);
  });

  it("handles strange queries quickly and without errors", async () => {
    const questions = [
      ".*",
      "a|b",
      "(((((",
      "the of and",
      '"unbalanced',
      "אור",
      "x".repeat(10_000),
      "love ".repeat(3000),
      "<script>",
      "%",
      "\\",
      "'; drop table",
    ];
    for (const q of questions)
      expect([200, 422]).toContain((await ask(`/api/search?q=${encodeURIComponent(q)}`)).status);
  });

  it("knows the translations, and lists them", async () => {
    expect((await refused("/api/search?q=love&translation=niv", 404))["translations"]).toContain("kjv");
    expect((await search({ q: "only born OR one and only", translation: "WEB" })).translation_id).toBe("web");
  });
});

describe("GET /api/cross-references/{reference}", () => {
  it("returns a verse's references, closest first, with the text and the credit", async () => {
    const response = await ask("/api/cross-references/john+3:16?limit=5");
    expect(response.status).toBe(200);
    const found = crossReferencesSchema.parse(await response.json());
    expect(found.reference).toBe("John 3:16");
    const [verse] = found.verses;
    expect(verse!.text).toMatch(/^For God so loved/);
    expect(verse!.related).toHaveLength(5);
    expect(verse!.total).toBeGreaterThan(5);
    expect(verse!.related.map(({ reference }) => reference).join("; ")).toMatch(/Romans 5:8|1 John 4:9/);
    expect(verse!.related.every(({ text, verse: first, last_verse }) => text !== "" && last_verse >= first)).toBe(true);
    expect(found.credit.text).toContain("MetaV");
  });

  it("accepts a chapter, in the requested translation", async () => {
    const found = crossReferencesSchema.parse(
      await (await ask("/api/cross-references/psalm+119?translation=web&limit=1")).json(),
    );
    expect(found.verses).toHaveLength(176);
    expect(found.translation_id).toBe("web");
  });

  it("gives verses of several chapters their own", async () => {
    expect(await versesOf("genesis+1:31-2:1,exodus+2:1")).toEqual([
      ...(await versesOf("genesis+1:31")),
      ...(await versesOf("genesis+2:1")),
      ...(await versesOf("exodus+2:1")),
    ]);
  });

  it("rejects what is too long, unknown or not available here", async () => {
    await refused("/api/cross-references/psalms", 400);
    await refused("/api/cross-references/hezekiah+1", 404);
    await refused("/api/cross-references/john+3:16?limit=0");
    expect((await refused("/api/cross-references/john+3:16?translation=bbe")).fields).toHaveProperty("translation");
  });
});
