import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { yearVerses } from "#content/daily-verses-year.ts";
import {
  bookListSchema,
  bulkSchema,
  chapterListSchema,
  chapterSchema,
  dailySchema,
  randomVerseSchema,
  translationListSchema,
} from "#domain/api/bible.ts";
import { errorBodySchema } from "#domain/api/errors.ts";
import { books } from "#domain/scripture/books/books.ts";
import { dailyVerseReference } from "#domain/scripture/daily-verse.ts";
import { embeddedTranslationIds } from "#domain/scripture/translations/translations.ts";
import { ask, origin } from "./support.ts";

const json = async (path: string): Promise<unknown> => {
  const response = await ask(path);
  expect(response.status, path).toBe(200);
  return response.json();
};

const pick = async (path: string) => {
  const response = await ask(`/api/bible/data/${path}`);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return randomVerseSchema.parse(await response.json()).random_verse;
};

describe("/api/bible/data", () => {
  it("lists the translations with links", async () => {
    const { translations } = translationListSchema.parse(await json("/api/bible/data"));
    expect(translations.slice(0, embeddedTranslationIds.length).map(({ identifier }) => identifier)).toEqual(
      embeddedTranslationIds,
    );
    expect(translations[0]).toEqual({
      identifier: "kjv",
      name: "King James Version",
      language: "English",
      language_code: "eng",
      license: "Public Domain",
      url: `${origin}/api/bible/data/kjv`,
    });
  });

  it("links from a translation to its books, chapters and verses", async () => {
    const list = bookListSchema.parse(await json("/api/bible/data/WEB"));
    expect(list.books).toHaveLength(66);
    expect(list.books[42]).toEqual({
      id: "JHN",
      name: "John",
      abbreviation: "John",
      chapters: 21,
      verses: 879,
      url: `${origin}/api/bible/data/web/JHN`,
    });
    const { chapters } = chapterListSchema.parse(await json("/api/bible/data/web/JHN"));
    expect(chapters).toHaveLength(21);
    expect(chapters[2]).toEqual({
      book_id: "JHN",
      book: "John",
      chapter: 3,
      verses: 36,
      url: `${origin}/api/bible/data/web/JHN/3`,
    });
    const { translation, verses } = chapterSchema.parse(await json("/api/bible/data/web/JHN/3"));
    expect(translation.name).toBe("World English Bible");
    expect(verses).toHaveLength(36);
    expect(Object.keys(verses[15]!)).toEqual(["book_id", "book", "chapter", "verse", "text"]);
    expect(verses[15]!.text).toMatch(/^For God so loved the world, that he gave his one and only Son/);
  });

  it("has the layout of our own texts: lines, titles, supplied words, all within their verses", async () => {
    const { layout, verses } = chapterSchema.parse(await json("/api/bible/data/kjv/PSA/23"));
    expect(layout?.title).toBe("A Psalm of David.");
    expect(layout?.lines?.["1"]?.map(([offset]) => verses[0]!.text.slice(offset))[1]).toBe("I shall not want.");
    const [[start, end] = [0, 0]] = layout?.supplied?.["1"] ?? [];
    expect(verses[0]!.text.slice(start, end)).toBe("is");
    expect(layout?.edition).toBeUndefined();
    expect(chapterSchema.parse(await json("/api/bible/data/kjv/ROM/16")).layout?.colophon).toMatch(
      /^Written to the Romans/,
    );
    expect(chapterSchema.parse(await json("/api/bible/data/bbe/JHN/3")).layout).toBeUndefined();
  });

  it("refuses an unknown value of a parameter of ours", async () => {
    for (const path of ["/api/bible/data?all=yes", "/api/bible/john+3:16?words=yes", "/api/search?q=love&prefix=1"]) {
      const response = await ask(path);
      expect(response.status, path).toBe(422);
      expect(Object.values(errorBodySchema.parse(await response.json()).fields ?? {})).toEqual([
        "Please use true or false.",
      ]);
    }
  });

  it("leaves out verses that the translation does not have", async () => {
    const { verses } = chapterSchema.parse(await json("/api/bible/data/web/ACT/8"));
    expect(verses.map(({ verse }) => verse)).not.toContain(37);
    expect(verses).toHaveLength(39);
  });

  it.each(["/api/bible/data/xyz", "/api/bible/data/xyz/JHN/3", "/api/bible/xyz/bulk"])(
    "%s: an unknown translation; the response lists the known ones",
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      const body = errorBodySchema.parse(await response.json());
      expect(body).toMatchObject({ error: "translation not found", code: "translation_not_found" });
      expect(body["translations"]).toEqual(expect.arrayContaining([...embeddedTranslationIds]));
    },
  );

  it.each([
    "kjv/XXX",
    "kjv/XXX/1",
    "kjv/JHN/0",
    "kjv/JHN/22",
    "kjv/JHN/-1",
    "kjv/JHN/1e0",
    "kjv/random/XXX",
    "kjv/JHN/3/16",
  ])("%s: not found", async (path) => {
    const response = await ask(`/api/bible/data/${path}`);
    expect(response.status).toBe(404);
    expect(errorBodySchema.parse(await response.json()).error).toBe("not found");
  });

  it("returns a random verse of the whole Bible, a testament or some books, never cached", async () => {
    const testament = new Map(books.map((book) => [book.id, book.testament]));
    for (let round = 0; round < 10; round += 1) {
      expect(testament.get((await pick("web/random/nt")).book_id)).toBe("NT");
      expect(testament.get((await pick("asv/random/OT")).book_id)).toBe("OT");
      expect(["RUT", "JUD"]).toContain((await pick("kjv/random/RUT,jud")).book_id);
    }
    expect((await pick("kjv/random")).text).not.toBe("");
  });
});

describe("/api/bible/{translation}/bulk", () => {
  it("names the file that contains the whole text", async () => {
    const { url, version } = bulkSchema.parse(await json("/api/bible/kjv/bulk"));
    expect(url).toBe(`${origin}/bible/${version}/kjv/text.json`);
  });

  it.each(embeddedTranslationIds)("links to files of %s that are what it says of them", async (id) => {
    const { files, digests } = bulkSchema.parse(await json(`/api/bible/${id}/bulk`));
    const listed = await (await env.ASSETS.fetch(digests)).text();
    for (const { url, bytes, sha256 } of files) {
      const content = await (await env.ASSETS.fetch(url)).arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
      expect([content.byteLength, [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("")]).toEqual([
        bytes,
        sha256,
      ]);
      expect(listed).toContain(`${sha256}  ${id}/${url.split("/").at(-1)}\n`);
    }
    expect(files.map(({ format }) => format)).toEqual(["json", "text", "usfm"]);
  });
});

const ofYear = async (date: string) =>
  dailySchema.parse(await json(`/api/bible/daily?date=${date}&catalogue=year`)).reference;

describe("/api/bible/daily", () => {
  it("returns the verse of a date", async () => {
    const day = dailySchema.parse(await json("/api/bible/daily?date=2026-01-01"));
    expect(day).toMatchObject({
      reference: "Lamentations 3:22-23",
      translation_id: "kjv",
      date: "2026-01-01",
      day_of_year: 1,
    });
    expect(day.verses).toHaveLength(2);
    expect(day.text).toBe(day.verses.map(({ text }) => text).join(" "));
  });

  it("returns it in another translation, and today's without a date", async () => {
    expect(dailySchema.parse(await json("/api/bible/daily?date=2026-01-01&translation=web")).translation_id).toBe(
      "web",
    );
    const response = await ask("/api/bible/daily");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(dailySchema.parse(await response.json()).date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it("has a verse of its own for each date of the year's catalogue", async () => {
    expect([await ofYear("2026-12-25"), await ofYear("2027-12-25"), await ofYear("2028-02-29")]).toEqual([
      "Luke 2:10-11",
      "Luke 2:10-11",
      dailyVerseReference(yearVerses[59]!),
    ]);
    const refused = await ask("/api/bible/daily?catalogue=week");
    expect([refused.status, errorBodySchema.parse(await refused.json()).fields]).toEqual([
      422,
      { catalogue: "Please use card or year." },
    ]);
  });

  it.each(["2026-02-30", "yesterday", "2026-1-1", "2026-01-01T00:00", "-1"])("rejects the date %s", async (date) => {
    const response = await ask(`/api/bible/daily?date=${date}`);
    expect(response.status).toBe(422);
    expect(errorBodySchema.parse(await response.json()).fields).toHaveProperty("date");
  });
});

describe("a response that the client already has", () => {
  it("is not sent again", async () => {
    const first = await ask("/api/bible/data/kjv/JHN/3");
    const etag = first.headers.get("ETag")!;
    expect(etag).toMatch(/^W\/"\w+"$/);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
      const again = await ask("/api/bible/data/kjv/JHN/3", { headers: { "If-None-Match": known } });
      expect(again.status, known).toBe(304);
      expect(again.headers.get("ETag")).toBe(etag);
      expect(again.headers.get("Cache-Control")).toBe(first.headers.get("Cache-Control"));
      expect(await again.text()).toBe("");
    }
    expect((await ask("/api/bible/data/kjv/JHN/3", { headers: { "If-None-Match": 'W/"other"' } })).status).toBe(200);
  });

  it("is not sent to HEAD either", async () => {
    const response = await ask("/api/bible/data/kjv/JHN/3", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("ETag")).toMatch(/^W\/"/);
    expect(await response.text()).toBe("");
  });
});
