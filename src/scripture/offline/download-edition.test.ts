import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { textFromHeader } from "#domain/api/headers.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { reviewedEditions } from "#domain/scripture/languages/reviewed.ts";
import {
  storeDownloadedChapter,
  downloadedChapter,
  downloadedPlaces,
} from "#src/platform/offline/downloaded-chapters.ts";
import { verifiedResponse } from "#tests/support/verified-response.ts";
import { readRemoteBooks, remoteBooksQuery } from "#src/scripture/text/remote-translation-books.ts";
import { memoryCaches } from "#tests/support/memory-caches.ts";
import { translationCacheName } from "#src/platform/offline/caches.ts";
import type { DownloadProgress } from "#src/platform/offline/downloads.ts";
import { downloadEdition } from "./download-edition.ts";
import { readDownloadRecord } from "./download-record.ts";

const spanish = reviewedEditions.find(({ key }) => key === "spa_r09")!;

const chapter = (number: number, text: string) => ({
  numberOfVerses: 1,
  chapter: { number, content: [{ type: "verse", number: 1, text, footnotes: [] }] },
});

/** A translation of three books in the service's form; its letters take two bytes, as many do. */
const bookOf = (id: string, name: string, count: number) => ({
  id,
  name,
  commonName: name,
  numberOfChapters: count,
  chapters: Array.from({ length: count }, (_, index) => chapter(index + 1, `Versículo ñandú ${name} ${index + 1}`)),
});
const books = [bookOf("GEN", "Génesis", 50), bookOf("EXO", "Éxodo", 40), bookOf("JUD", "Judas", 1)];
const allChapters = 91;
const file = { translation: { id: "spa_r09", language: "spa", totalNumberOfChapters: allChapters }, books };
const bytesOf = (body: unknown) => new TextEncoder().encode(JSON.stringify(body));

interface Server {
  /** The file as it is now. */
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  /** The connection ends behind this byte of the file. */
  endsAt: number;
}

let server: Server;
/** What a cache on the way answers instead of the server. */
let cached: string | undefined;
/** The texts that were asked for. */
const asked: string[] = [];
const sent: number[] = [];

/** In pieces that cut letters in two. */
const streamOf = (bytes: Uint8Array<ArrayBuffer>, isCutOff: boolean) => {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.byteLength) return isCutOff ? controller.error(new TypeError("network")) : controller.close();
      controller.enqueue(bytes.slice(at, at + 997));
      at += 997;
    },
  });
};

const answerWhole = (from: number, ifRange: string | null): Response => {
  const { bytes, etag, endsAt } = server;
  const begin = etag !== "" && ifRange === etag ? from : 0;
  const body = bytes.slice(begin, endsAt);
  sent.push(body.byteLength);
  return new Response(streamOf(body, endsAt < bytes.byteLength), {
    headers: { "Content-Type": "application/json", [textFromHeader]: String(begin), ...(etag && { ETag: etag }) },
  });
};

const answerChapter = (book: string, number: number) => ({
  translation: {},
  verses: [{ book_id: book, book, chapter: number, verse: 1, text: "Uno por uno" }],
  layout: {
    paragraphs: [[1, 0]],
    edition: {
      name: "Reina-Valera 1909",
      language: "español",
      tag: "es",
      direction: "ltr",
      license: "Public Domain",
      licenseUrl: "",
      bookName: book,
      chapters: 50,
    },
  },
});

const answer = (path: string, headers: Headers): Response => {
  const url = new URL(path, "https://lampstand.example");
  if (url.pathname.endsWith("/complete"))
    return answerWhole(Number(url.searchParams.get("from") ?? 0), headers.get("If-Range"));
  const [, book, number] = /spa_r09\/(\w{3})\/(\d+)$/.exec(url.pathname) ?? [];
  if (book) {
    const { body, contentType, headers: marks } = verifiedResponse(answerChapter(book, Number(number)));
    return new Response(body, { headers: { "Content-Type": contentType, ...marks } });
  }
  return Response.json({
    translation: { name: "Reina-Valera 1909", language_tag: "es", direction: "ltr" },
    books: books.map(({ id, name, numberOfChapters }) => ({
      id,
      name,
      chapters: numberOfChapters,
      ...(id === "GEN" && { abbreviation: "Gn" }),
    })),
  });
};

beforeEach(() => {
  server = { bytes: bytesOf(file), etag: '"one"', endsAt: Number.POSITIVE_INFINITY };
  asked.length = 0;
  sent.length = 0;
  vi.stubGlobal("caches", memoryCaches().caches);
  vi.stubGlobal("navigator", { onLine: true });
  cached = undefined;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    if (path !== "/api/bible/data/spa_r09") asked.push(path);
    if (cached && path.includes("/complete") && init.cache !== "reload")
      return new Response(cached, { headers: { "Content-Type": "application/json", ETag: '"one"' } });
    return answer(path, new Headers(init.headers));
  });
});
afterEach(() => vi.unstubAllGlobals());

const keep = (signal = new AbortController().signal, onProgress: (progress: DownloadProgress) => void = () => {}) =>
  downloadEdition(spanish, signal, onProgress);

/** Stops an attempt when so many chapters have come. */
const keepUntil = async (chapters: number) => {
  const stop = new AbortController();
  return keep(stop.signal, (progress) => void (progress.done >= chapters && stop.abort()));
};

const textOf = async (place: ChapterId) =>
  ((await downloadedChapter("spa_r09", place)) as { verses: string[] }).verses[0];
const bookNames = async () => {
  const read = await readRemoteBooks("spa_r09", new AbortController().signal);
  return [...read.books.values()].map(({ name }) => name);
};
const isWhole = async () => {
  expect((await downloadedPlaces("spa_r09")).size).toBe(allChapters);
  expect((await readDownloadRecord("spa_r09"))?.isComplete).toBe(true);
};

describe("downloading a translation", () => {
  it("stores every chapter of the file, and the names of its books", async () => {
    expect(await keep()).toBe("done");
    await isWhole();
    expect(asked).toEqual(["/api/bible/data/spa_r09/complete"]);
    expect((await readDownloadRecord("spa_r09"))?.books).toEqual([
      { id: "GEN", name: "Génesis", chapters: 50 },
      { id: "EXO", name: "Éxodo", chapters: 40 },
      { id: "JUD", name: "Judas", chapters: 1 },
    ]);
    expect(await downloadedChapter("spa_r09", { book: "GEN", chapter: 1 })).toMatchObject({
      edition: { bookName: "Génesis", bookAbbreviation: "Gn" },
    });
    expect(await downloadedChapter("spa_r09", { book: "EXO", chapter: 1 })).toMatchObject({
      edition: { previous: { book: "GEN", chapter: 50 }, next: { book: "EXO", chapter: 2 } },
    });
  });

  it.each([3, 41, 52])("resumes after the last chapter when stopped at chapter %i", async (stopAt) => {
    expect(await keepUntil(stopAt)).toBe("stopped");
    const kept = (await downloadedPlaces("spa_r09")).size;
    expect(kept).toBeGreaterThanOrEqual(stopAt);
    expect(kept).toBeLessThan(allChapters);
    const at = (await readDownloadRecord("spa_r09"))!.progress!.at;
    expect(new TextDecoder().decode(server.bytes.slice(0, at))).toMatch(/\}$/);
    expect(await keep()).toBe("done");
    await isWhole();
    expect(asked[1]).toBe(`/api/bible/data/spa_r09/complete?from=${at}`);
    expect(sent[1]).toBe(server.bytes.byteLength - at);
    expect(await textOf({ book: "EXO", chapter: 40 })).toBe("Versículo ñandú Éxodo 40");
  });

  it("has the names of all books while only some have come, offline those of these", async () => {
    await keepUntil(3);
    expect(await bookNames()).toEqual(["Génesis", "Éxodo", "Judas"]);
    const service = fetch;
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    expect(await bookNames()).toEqual(["Génesis"]);

    const page = new QueryClient();
    const onPage = async () => [...(await page.fetchQuery(remoteBooksQuery("spa_r09"))).books.keys()];
    expect(await onPage()).toEqual(["GEN"]);
    vi.stubGlobal("fetch", service);
    expect(await onPage()).toEqual(["GEN", "EXO", "JUD"]);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    expect(await onPage()).toEqual(["GEN", "EXO", "JUD"]);
  });

  it("resumes after the connection was lost", async () => {
    server.endsAt = 5000;
    expect(await keep()).toBe("failed");
    server.endsAt = Number.POSITIVE_INFINITY;
    expect(await keep()).toBe("done");
    await isWhole();
    expect(sent[1]!).toBeLessThan(server.bytes.byteLength - 4000);
  });

  it("restarts with another version of the file, and keeps downloaded chapters", async () => {
    await keepUntil(30);
    server = { ...server, bytes: bytesOf({ extra: "longer than before", ...file }), etag: '"two"' };
    expect(await keep()).toBe("done");
    await isWhole();
    expect(sent.slice(1)).toEqual([server.bytes.byteLength]);
  });

  it("has stored how far it has come while it goes on", async () => {
    let saved: ReturnType<typeof readDownloadRecord> | undefined;
    await downloadEdition(spanish, new AbortController().signal, ({ done }) => {
      if (done > 60) saved ??= readDownloadRecord("spa_r09");
    });
    expect((await saved)?.progress?.chapters).toBeGreaterThanOrEqual(40);
  });

  it("restarts if the file's version is unknown", async () => {
    server.etag = "";
    await keepUntil(30);
    expect(await keep()).toBe("done");
    await isWhole();
    expect(asked[1]).toBe("/api/bible/data/spa_r09/complete");
  });

  it("requests a few missing chapters individually, without the file", async () => {
    server.etag = "";
    await keepUntil(80);
    const reported: DownloadProgress[] = [];
    expect(await keep(undefined, (progress) => reported.push(progress))).toBe("done");
    await isWhole();
    expect(new Set(reported.map(({ all }) => all))).toEqual(new Set([allChapters]));
    expect(reported.at(-1)?.done).toBe(allChapters);
    expect(asked.filter((path) => path.endsWith("/complete"))).toHaveLength(1);
    expect(await textOf({ book: "JUD", chapter: 1 })).toBe("Uno por uno");
  });

  it("requests a damaged chapter again individually, also after a stop", async () => {
    const damaged = structuredClone(file) as typeof file;
    damaged.books[0]!.chapters[4]!.chapter.number = 7;
    const [genesis] = damaged.books;
    genesis!.chapters[4] = { ...genesis!.chapters[4]!, numberOfVerses: 9, chapter: { ...chapter(5, "x").chapter } };
    server.bytes = bytesOf(damaged);
    await keepUntil(45);
    expect(await keep()).toBe("done");
    await isWhole();
    expect(asked.at(-1)).toBe("/api/bible/data/spa_r09/GEN/5");
    expect(await textOf({ book: "GEN", chapter: 5 })).toBe("Uno por uno");
  });

  it("stores nothing of another translation's file, and does not resume it", async () => {
    server.bytes = bytesOf({ ...file, translation: { ...file.translation, id: "spa_other" } });
    expect(await keep()).toBe("failed");
    expect((await downloadedPlaces("spa_r09")).size).toBe(0);
    server.bytes = bytesOf(file);
    expect(await keep()).toBe("done");
    expect(asked.at(-1)).toBe("/api/bible/data/spa_r09/complete");
  });

  it.each([
    ["cut off", JSON.stringify(file).slice(0, 4000)],
    ["of another translation", JSON.stringify({ ...file, translation: { ...file.translation, id: "spa_other" } })],
    ["an error page", "<!doctype html>"],
  ])("asks past every cache for a file that is %s, from its beginning", async (_what, bad) => {
    cached = bad;
    expect(await keep()).toBe("done");
    await isWhole();
    expect(asked).toEqual(["/api/bible/data/spa_r09/complete", "/api/bible/data/spa_r09/complete"]);
    expect(await textOf({ book: "GEN", chapter: 1 })).toBe("Versículo ñandú Génesis 1");
  });

  it("is not complete where another tab removed it meanwhile, and is downloaded again", async () => {
    let isRemoved = false;
    const outcome = await keep(undefined, ({ done }) => {
      if (done > 40 && !isRemoved) void caches.delete(translationCacheName("spa_r09"));
      isRemoved ||= done > 40;
    });
    expect([outcome, (await readDownloadRecord("spa_r09"))?.isComplete]).toEqual(["failed", false]);
    expect(await keep()).toBe("done");
    await isWhole();
  });

  it("stops without storage space, and resumes when there is some", async () => {
    const few = memoryCaches(30).caches;
    vi.stubGlobal("caches", few);
    expect(await keep()).toBe("full");
    expect((await downloadedPlaces("spa_r09")).size).toBeGreaterThan(20);
  });

  it("accepts chapters that were cached by reading", async () => {
    await storeDownloadedChapter("spa_r09", { book: "GEN", chapter: 2 }, JSON.stringify({ verses: ["de antes"] }));
    expect(await keep()).toBe("done");
    expect(await textOf({ book: "GEN", chapter: 2 })).toBe("de antes");
  });
});
