import { describe, expect, inject, it, vi } from "vitest";
import { bookListSchema, chapterSchema, passageSchema, translationListSchema } from "#domain/api/bible.ts";
import { errorBodySchema } from "#domain/api/errors.ts";
import { textDigestHeader } from "#domain/api/headers.ts";
import { textFromHeader } from "#domain/api/headers.ts";
import { translationIds } from "#domain/scripture/translations/translations.ts";
import { digestOf } from "#worker/hashes.ts";
import { ask, askLanguages, inAnotherYear } from "./support.ts";

const service = inject("languagesService");
const calls = async (part: string): Promise<number> =>
  (await fetch(`${service}/calls/${encodeURIComponent(part)}`)).json();

/** John, in a list of all 66 books. */
const johnIn = async (translation: string) => {
  const { books } = bookListSchema.parse(await (await ask(`/api/bible/data/${translation}`)).json());
  expect(books).toHaveLength(66);
  return books[42];
};
const chapterOf = async (path: string) => chapterSchema.parse(await (await ask(`/api/bible/data/${path}`)).json());

/** A random verse of a translation that has the book of Ruth alone. */
const randomOfRuth = (path: string) => askLanguages(`${service}/one_book`, `/api/bible/data/spa_r09/random${path}`);

const failureOf = async (fault: string, path = "spa_r09/JHN/3") => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const response = await askLanguages(`${service}/${fault}`, `/api/bible/data/${path}`);
  vi.restoreAllMocks();
  return { status: response.status, ...errorBodySchema.parse(await response.json()) };
};

describe("a chapter in another language", () => {
  it("comes with its layout, its language and its licence, checked and once", async () => {
    // Other test files ask the same service.
    const before = await calls("/api/spa_r09/JHN/3");
    const response = await ask("/api/bible/data/spa_r09/JHN/3");
    expect(response.headers.get(textDigestHeader)).toMatch(/^[0-9a-f]{12}$/);
    expect(response.headers.get("Link")).toContain("/api/bible/data/spa_r09/JHN/4");
    const { translation, verses, layout } = chapterSchema.parse(await response.json());
    expect(translation).toMatchObject({
      identifier: "spa_r09",
      language: "Spanish",
      language_code: "spa",
      own_language: "español",
      language_tag: "es",
      direction: "ltr",
      license: "Public Domain",
    });
    expect(verses).toHaveLength(36);
    expect(verses[15]).toMatchObject({ book_id: "JHN", book: "Juan", chapter: 3, verse: 16 });
    expect(layout).toMatchObject({
      headings: { 1: "Un título de muestra" },
      notes: [{ verse: 2, text: "Nota de muestra: ó otra palabra." }],
      edition: { bookName: "Juan", bookAbbreviation: "Jn", chapters: 21, previous: { book: "JHN", chapter: 2 } },
    });
    expect(layout?.spoken?.["16"]).toEqual([[0, verses[15]!.text.length]]);
    await ask("/api/bible/data/SPA_R09/JHN/3");
    expect(await calls("/api/spa_r09/JHN/3")).toBe(before + 1);
  });

  it("has the lines and the title of a psalm, right to left", async () => {
    const { layout, verses, translation } = await chapterOf("arb_vdv/PSA/23");
    expect(translation.direction).toBe("rtl");
    expect(layout?.title).toBe("عنوان مزمور نموذجي");
    expect(layout?.lines?.["1"]).toHaveLength(2);
    expect(verses[0]!.text).not.toContain("\n");
  });

  it("counts as its translation does: Joel has four chapters there, and a number may be missing", async () => {
    const { verses, layout } = await chapterOf("deu_l12/JOL/4");
    expect([verses.length, layout?.edition?.chapters]).toEqual([21, 4]);
    expect((await chapterOf("deu_l12/LUK/17")).verses.map(({ verse }) => verse)).not.toContain(36);
    expect((await ask("/api/bible/data/deu_l12/MAL/4")).status).toBe(404);
  });

  it("is named by the service's own id, too, and by a key of its list", async () => {
    expect((await chapterOf("HINIRV/GEN/1")).translation.identifier).toBe("hin_hinirv");
    expect((await ask("/api/bible/data/xxa_0")).status).toBe(404);
    expect((await ask("/api/bible/data/zzz_unknown/GEN/1")).status).toBe(404);
    expect((await ask("/api/bible/data/spa_r09/JHN/151")).status).toBe(404);
  });

  it("is looked up in the service's list without reading that again", async () => {
    const path = "/api/bible/data/zzz_unheard/JHN/3";
    await askLanguages(service, path);
    const read = vi.spyOn(caches.default, "match");
    expect((await askLanguages(service, path)).status).toBe(404);
    expect(read.mock.calls).toEqual([]);
    read.mockRestore();
  });

  it("may come from the first service", async () => {
    const { translation, verses, layout } = await chapterOf("por_almeida/JUD/1");
    expect(translation).toMatchObject({ identifier: "por_almeida", language_tag: "pt" });
    expect([verses.length, layout?.edition?.bookName]).toEqual([25, "Judas"]);
  });

  it("is drawn from the books that the translation has", async () => {
    for (const path of ["", "", "/OT"])
      expect(await (await randomOfRuth(path)).text(), path).toContain('"book_id":"RUT","book":"Rut"');
    expect((await randomOfRuth("/NT")).status).toBe(404);
  });

  it("is part of a passage", async () => {
    const found = passageSchema.parse(await (await ask("/api/bible/john+3:16-18?translation=spa_r09")).json());
    expect(found).toMatchObject({ reference: "John 3:16-18", translation_id: "spa_r09" });
    expect(found.verses.map(({ verse, book_name }) => `${book_name} ${verse}`)).toEqual([
      "Juan 16",
      "Juan 17",
      "Juan 18",
    ]);
    expect((await ask("/api/bible/genesis+1-11?translation=spa_r09")).status).toBe(400);
  });
});

describe("a service that fails", () => {
  it.each([
    ["http://127.0.0.1:9", "upstream_unreachable"],
    ["broken", "upstream_failed"],
    ["redirect", "upstream_failed"],
    ["page", "upstream_failed"],
    ["cut", "upstream_unreachable"],
    ["flood", "upstream_failed"],
    ["shape", "upstream_failed"],
    ["other_chapter", "upstream_failed"],
    ["other_book", "upstream_failed"],
    ["other_translation", "upstream_failed"],
    ["too_few", "upstream_failed"],
    ["four_hundred", "upstream_failed"],
    ["twice", "upstream_failed"],
    ["empty", "upstream_failed"],
  ])("%s: is never taken for text", async (fault, code) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const base = fault.startsWith("http") ? fault : `${service}/${fault}`;
    const response = await askLanguages(base, "/api/bible/data/spa_r09/JHN/3");
    expect(errorBodySchema.parse(await response.json()).code).toBe(code);
    vi.restoreAllMocks();
  });

  it("says which is missing, the chapter or the whole translation", async () => {
    expect(await failureOf("gone")).toMatchObject({
      status: 404,
      code: "translation_not_found",
      message: "Reina-Valera 1909 is no longer offered by its source. Please choose another translation.",
    });
    expect(await failureOf("no_chapter")).toMatchObject({ status: 404, code: "not_found" });
  });

  it("is asked a second time", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect((await askLanguages(`${service}/second_try`, "/api/bible/data/spa_r09/JHN/4")).status).toBe(200);
    vi.restoreAllMocks();
    expect(await calls("/second_try/api/spa_r09/JHN/4")).toBe(2);
  });

  it("may send markup, which stays text, without what turns directions", async () => {
    const response = await askLanguages(`${service}/markup`, "/api/bible/data/spa_r09/JHN/5");
    const { verses } = chapterSchema.parse(await response.json());
    expect(verses.map(({ verse, text }) => [verse, text])).toEqual([
      [1, "<img src=x onerror=alert(1)><b>Bold</b> edisni &amp; after"],
      [2, "Tabs and spaces"],
      [5, "Numbers are missing before this."],
    ]);
  });

  it("is asked so often and no more, and not at all where none is configured", async () => {
    inAnotherYear();
    const few = { calls: "3", from: "192.0.2.77" };
    const status = async (chapter: number) =>
      (await askLanguages(`${service}/slow`, `/api/bible/data/spa_r09/GEN/${chapter}`, few)).status;
    expect([await status(1), await status(2), await status(3), await status(1)]).toEqual([200, 200, 429, 200]);
    vi.useRealTimers();
    expect((await askLanguages("", "/api/bible/data/spa_r09/GEN/40")).status).toBe(503);
  });
});

describe("the lists", () => {
  it("have ours, then the reviewed ones, and all of the service's when asked", async () => {
    const own = translationListSchema.parse(await (await ask("/api/bible/data")).json()).translations;
    const first = [...translationIds, "spa_r09", "cmn_cu1"];
    expect(own.slice(0, first.length).map(({ identifier }) => identifier)).toEqual(first);
    const all = translationListSchema.parse(await (await ask("/api/bible/data?all=true")).json()).translations;
    expect(all.length).toBeGreaterThan(1000);
    const ids = all.map(({ identifier }) => identifier);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, first.length)).toEqual(first);
    // The mock does not have it: one that is gone is not offered.
    expect(ids).not.toContain("fra_lsg");
    expect(ids).toContain("por_almeida");
  });

  it.each(["empty_list", "strange_list", "shape_list", "cut"])("%s: are an error, not an empty list", async (fault) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const base = fault === "shape_list" ? `${service}/page` : `${service}/${fault}`;
    expect((await askLanguages(base, "/api/bible/data?all=true")).status).toBe(502);
    vi.restoreAllMocks();
  });

  it("may be of five megabytes", async () => {
    const response = await askLanguages(`${service}/huge_list`, "/api/bible/data?all=true");
    expect(translationListSchema.parse(await response.json()).translations.length).toBeGreaterThan(1000);
  });

  it("name the books and chapters of the translation", async () => {
    expect(await johnIn("deu_l12")).toMatchObject({ id: "JHN", name: "Johannes", chapters: 21 });
    // Where it is one of the languages of our pages, with the usual abbreviation.
    expect(await johnIn("spa_r09")).toMatchObject({ id: "JHN", name: "Juan", abbreviation: "Jn" });
    const { chapters } = (await (await ask("/api/bible/data/deu_l12/JOL")).json()) as { chapters: unknown[] };
    expect(chapters).toHaveLength(4);
  });
});

describe("a whole translation", () => {
  it("is passed on as one file", async () => {
    const response = await ask("/api/bible/data/spa_r09/complete");
    expect(response.headers.get("Content-Type")).toBe("application/json");
    // Nobody has checked it yet, so no cache may have it.
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const { books } = (await response.json()) as { books: { chapters: unknown[] }[] };
    expect(books.reduce((sum, { chapters }) => sum + chapters.length, 0)).toBe(1189);
    expect((await ask("/api/bible/data/kjv/complete")).status).toBe(404);
  });

  it("says nothing of the service where the visitor leaves", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const response = await askLanguages(service, "/api/bible/data/deu_l12/complete");
    await response.body?.cancel();
    expect(warn.mock.calls).toEqual([]);
    warn.mockRestore();
  });

  it("is not sent again to whoever has it", async () => {
    const path = "/api/bible/data/deu_l12/complete";
    const whole = await askLanguages(service, path);
    const etag = whole.headers.get("ETag")!;
    await whole.body?.cancel();
    const again = await askLanguages(service, path, { headers: { "If-None-Match": etag } });
    expect([again.status, again.headers.get("ETag"), again.body]).toEqual([304, etag, null]);
  });

  it.each([
    ["", "by parts where the service has them"],
    ["/no_parts", "by leaving out what came before where it has not"],
  ])("goes on where it was cut off (%s): %s", async (fault) => {
    const path = "/api/bible/data/deu_l12/complete";
    const whole = await askLanguages(service + fault, path);
    const etag = whole.headers.get("ETag")!;
    expect(whole.headers.get(textFromHeader)).toBe("0");
    const bytes = await whole.arrayBuffer();
    for (const at of [70_000, bytes.byteLength - 1]) {
      const rest = await askLanguages(service + fault, `${path}?from=${at}`, { headers: { "If-Range": etag } });
      expect(rest.headers.get(textFromHeader)).toBe(String(at));
      expect(rest.headers.get("Cache-Control")).toBe("no-store");
      expect(await digestOf(new Uint8Array(await rest.arrayBuffer()))).toBe(
        await digestOf(new Uint8Array(bytes.slice(at))),
      );
    }
  });

  it.each([
    ["another version", { "If-Range": '"other"' }],
    ["no version", {}],
  ])("comes from its beginning for %s", async (_name, headers) => {
    const response = await askLanguages(service, "/api/bible/data/deu_l12/complete?from=70000", { headers });
    expect(response.headers.get(textFromHeader)).toBe("0");
    expect(await response.text()).toMatch(/^\{"translation"/);
  });

  it("refuses a beginning that is no number", async () => {
    expect((await ask("/api/bible/data/deu_l12/complete?from=-1")).status).toBe(422);
  });

  it("fails as a chapter does before it begins, and is cut off above forty megabytes", async () => {
    expect(await failureOf("gone", "spa_r09/complete")).toMatchObject({ code: "translation_not_found" });
    expect(await failureOf("page", "spa_r09/complete")).toMatchObject({ code: "upstream_failed" });
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const response = await askLanguages(`${service}/flood`, "/api/bible/data/spa_r09/complete").catch(() => undefined);
    const read = response?.arrayBuffer().then(
      ({ byteLength }) => byteLength,
      () => "cut off",
    );
    expect(await read).toBe("cut off");
    vi.restoreAllMocks();
  });
});
