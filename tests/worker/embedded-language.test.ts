import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import {
  bookFilePath,
  chapterFilePath,
  searchIndexPath,
  versesFilePath,
} from "#domain/scripture/translations/manifest.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { chapterOrdinal, totalVerses, verseOrdinal } from "#domain/scripture/reference/places.ts";
import { buildSearchIndex } from "#domain/scripture/search/build.ts";
import { digestOf } from "#worker/hashes.ts";
import { scriptureVersion } from "#worker/bible/embedded.ts";
import { readLetters } from "#domain/pictures/letters.ts";
import { pngFile } from "#domain/pictures/png.ts";
import { drawPreview, previewSize } from "#domain/pictures/preview.ts";
import { previewPalette } from "#domain/pictures/preview-palette.ts";
import { template } from "./page-template.ts";
import { noApi, origin } from "./support.ts";

/** The worker as it is where the operator has embedded a text of another language: here of two chapters of sample words. */

const id = "spa_r09" as EmbeddedTranslationId;

const chapterOf = (book: "JHN" | "NUM", chapter: number, bookName: string, count: number): ChapterText => ({
  translation: id,
  book,
  chapter,
  verses: Array.from({ length: count }, (_, index) => `Muestra ${index + 1}: fué un corazón.`),
  paragraphs: [[1, 0]],
  edition: {
    name: "Reina-Valera 1909",
    language: "español",
    tag: "es",
    direction: "ltr",
    license: "Public Domain",
    licenseUrl: "",
    bookName,
    chapters: book === "JHN" ? 21 : 36,
  },
});

// Numbers 13 has a verse more than ours.
const chapters = [chapterOf("JHN", 3, "Juan", 36), chapterOf("NUM", 13, "Números", 34)];
const verses = Array.from({ length: totalVerses }, () => "");
verses[verseOrdinal({ book: "JHN", chapter: 3, verse: 16 })] = chapters[0]!.verses[15]!;
const index = buildSearchIndex(verses);
const lines = verses.join("\n");

const files = new Map<string, string | Uint8Array<ArrayBuffer>>([
  ...chapters.map(
    (one) => [chapterFilePath(scriptureVersion, id, one.book, one.chapter), JSON.stringify(one)] as const,
  ),
  [bookFilePath(scriptureVersion, id, "JHN"), JSON.stringify([chapters[0]])],
  [searchIndexPath(scriptureVersion, id), new Uint8Array(index)],
  [versesFilePath(scriptureVersion, id), lines],
]);

const assets = {
  fetch: (async (asked: Request | string) => {
    const request = new Request(asked);
    const file = files.get(new URL(request.url).pathname);
    return file === undefined ? env.ASSETS.fetch(request) : new Response(file);
  }) as unknown as Fetcher["fetch"],
} as Fetcher;

const digestsOfChapters = async (): Promise<string> => {
  const digests = Array.from({ length: 1189 }, () => "0".repeat(12));
  for (const one of chapters) digests[chapterOrdinal(one)] = await digestOf(JSON.stringify(one));
  return digests.join("");
};

let app: typeof import("#worker/app.ts").app;
let sitePage: typeof import("#worker/site-page.ts").sitePage;
let previewPicture: typeof import("#worker/preview-picture.ts").previewPicture;

beforeAll(async () => {
  const [{ site }, { default: digests }, { default: manifest }] = await Promise.all([
    import("#domain/site/site.ts"),
    import("#generated/scripture/chapter-digests.json"),
    import("#generated/scripture/manifest.json"),
  ]);
  const entry = {
    ...manifest.translations[0]!,
    id,
    digests: {
      words: "",
      index: await digestOf(new Uint8Array(index)),
      verses: await digestOf(new TextEncoder().encode(lines)),
    },
  };
  const ofSpanish = await digestsOfChapters();
  vi.resetModules();
  vi.doMock("#domain/site/site.ts", () => ({ site: { ...site, embed: [id] } }));
  vi.doMock("#generated/scripture/chapter-digests.json", () => ({ default: { ...digests, [id]: ofSpanish } }));
  vi.doMock("#generated/scripture/manifest.json", () => ({
    default: { ...manifest, translations: [...manifest.translations, entry] },
  }));
  ({ app } = await import("#worker/app.ts"));
  ({ sitePage } = await import("#worker/site-page.ts"));
  ({ previewPicture } = await import("#worker/preview-picture.ts"));
});
afterAll(() => {
  vi.doUnmock("#domain/site/site.ts");
  vi.doUnmock("#generated/scripture/chapter-digests.json");
  vi.doUnmock("#generated/scripture/manifest.json");
  vi.resetModules();
});

const ask = async (path: string) => {
  const context = createExecutionContext();
  // Without the service: what is embedded must not need it.
  const bindings = { ...env, ASSETS: assets, BIBLE_LANGUAGES_URL: "" };
  const response = await app.fetch(new Request(origin + path), bindings, context);
  await waitOnExecutionContext(context);
  return { status: response.status, body: await response.json<Record<string, unknown>>() };
};

describe("a text of another language that is embedded", () => {
  it("is read without its service, by our names and by its own, with the names that it gives its books", async () => {
    for (const reference of ["john+3:16", "Juan+3,16", "JHN.3.16"]) {
      const { status, body } = await ask(`/api/bible/${reference}?translation=${id}`);
      expect([status, body["text"], body["translation_name"]]).toEqual([
        200,
        "Muestra 16: fué un corazón.",
        "Reina-Valera 1909",
      ]);
      expect(body["verses"]).toMatchObject([{ book_name: "Juan", chapter: 3, verse: 16 }]);
    }
  });

  it.each([
    ["john/3/16", { words: "Muestra 16: fué un corazón.", name: "Juan 3:16" }],
    ["numbers/13/34", { words: "Muestra 34: fué un corazón.", name: "Números 13:34" }],
  ])("has a link preview of %s in its own words", async (place, said) => {
    const answer = (await previewPicture(new Request(`${origin}/pictures/v1/${id}/${place}.png`), assets, {
      cache: { match: async () => undefined, put: async () => undefined } as unknown as Cache,
      waitUntil: () => undefined,
    }))!;
    const letters = readLetters(
      new Uint8Array(await (await env.ASSETS.fetch(`${origin}/pictures/letters.bin`)).arrayBuffer()),
    );
    const { rows } = drawPreview({ ...said, source: "Reina-Valera 1909" }, letters);
    const packed = new Response(rows).body!.pipeThrough(new CompressionStream("deflate"));
    const compressed = new Uint8Array(await new Response(packed).arrayBuffer());
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(
      pngFile({ ...previewSize, palette: previewPalette, compressed }),
    );
  });

  it("ends where its own numbers end", async () => {
    const { body } = await ask(`/api/bible/numbers+13?translation=${id}`);
    expect(body["verses"]).toHaveLength(34);
    const { body: part } = await ask(`/api/bible/numbers+13:33?translation=${id}`);
    expect(part["verses"]).toHaveLength(1);
  });

  it.each(["corazon", "CORAZÓN", "fue", '"fué un corazon"'])("is searched for %s", async (query) => {
    const { status, body } = await ask(`/api/search?q=${encodeURIComponent(query)}&translation=${id}`);
    expect([status, body["total"]]).toEqual([200, 1]);
    expect(body["results"]).toMatchObject([{ reference: "John 3:16", text: "Muestra 16: fué un corazón." }]);
  });

  it("takes the place of the text that was searched least recently", async () => {
    const read = vi.spyOn(assets, "fetch");
    const readFor = async (translation: string) => {
      read.mockClear();
      expect((await ask(`/api/search?q=coraz&translation=${translation}`)).status).toBe(200);
      return read.mock.calls.filter(([asked]) =>
        String(asked).endsWith(versesFilePath(scriptureVersion, translation as EmbeddedTranslationId)),
      ).length;
    };
    const counts: number[] = [];
    for (const translation of ["kjv", "asv", "web", "kjv", id, "kjv", "asv"]) counts.push(await readFor(translation));
    expect(counts).toEqual([1, 1, 1, 0, 1, 0, 1]);
    read.mockRestore();
  });

  it("is listed once, as what it is", async () => {
    const { body } = await ask("/api/bible/data");
    const listed = (body["translations"] as { identifier: string }[]).filter(({ identifier }) => identifier === id);
    expect(listed).toMatchObject([{ name: "Reina-Valera 1909", language: "Spanish", language_code: "spa" }]);
  });

  it("has its shared verses, in the page of its chapter, and its chapter in the language of the interface", async () => {
    const page = "<head><title></title></head><div class=reader-body><noscript></noscript></div>";
    const withPages = {
      fetch: (async (asked: Request | string) => {
        const { pathname } = new URL(new Request(asked).url);
        if (pathname === "/chapter-pages/es.json") return Response.json({ ...template, locale: "es" });
        return pathname === `/read/${id}/john/3`
          ? new Response(page, { headers: { "Content-Type": "text/html" } })
          : assets.fetch(asked);
      }) as unknown as Fetcher["fetch"],
    };
    const visit = (path: string) => sitePage(new Request(origin + path), { assets: withPages, api: noApi });
    expect(await visit(`/read/${id}/john/3`)).toBeUndefined();
    const shared = await (await visit(`/verse/${id}/john/3/16`))!.text();
    expect(shared).toContain('lang="es" dir="ltr"><p><b class="vn">16</b> Muestra 16');
    expect(shared).toContain("Juan 3:16");
    const spanish = (await visit(`/es/read/${id}/john/3`))!;
    expect(spanish.status).toBe(200);
    const john = await spanish.text();
    expect(john).toMatch(/<title>Juan 3, Reina-Valera 1909 .*<v id="v16">Muestra 16/s);
    // A chapter with other numbers than ours says so.
    expect(john).not.toContain("<numbers>");
    expect(await (await visit(`/es/read/${id}/numbers/13`))!.text()).toContain("<numbers>");
  });
});
