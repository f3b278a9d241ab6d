import { hash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { findBookById } from "#domain/scripture/books/books.ts";
import { booksAnswer, chapterAnswer, completeAnswer, listAnswer } from "./answers.ts";
import { commentaryAnswer, mockComments } from "./commentaries.ts";
import { mockTranslations, type MockTranslation } from "./texts.ts";

/**
 * Stands in for the service of the world's languages and misbehaves on demand: a first part of the path that names a fault
 * (`/cut/api/spa_r09/JHN/3.simple.json`); without one it behaves. `/calls/{part of an address}` returns how often such
 * addresses were requested.
 */

const json = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(body));
};

/** With an `ETag`, and from a byte on if that is asked for: `bytes=100-`. */
const sendFile = (request: IncomingMessage, response: ServerResponse, body: unknown) => {
  const bytes = Buffer.from(JSON.stringify(body));
  const etag = `"${hash("sha256", bytes).slice(0, 16)}"`;
  const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? "") ?? [];
  const isRest = from !== undefined && request.headers["if-range"] === etag && Number(from) < bytes.byteLength;
  const begin = isRest ? Number(from) : 0;
  response.writeHead(isRest ? 206 : 200, {
    "Content-Type": "application/json; charset=utf-8",
    ETag: etag,
    ...(isRest && { "Content-Range": `bytes ${begin}-${bytes.byteLength - 1}/${bytes.byteLength}` }),
  });
  response.end(bytes.subarray(begin));
};

const missing = (response: ServerResponse) => json(response, { error: "not found" }, 404);

const bodyOf = (all: readonly MockTranslation[], path: string): unknown => {
  if (path === "/api/available_translations.json") return listAnswer(all);
  const [, id, file] = /^\/api\/([\w-]+)\/(.+)$/.exec(path) ?? [];
  const of = all.find((one) => one.id === id);
  if (!of || !file) return undefined;
  if (file === "books.json") return booksAnswer(of);
  if (file === "complete.simple.json") return completeAnswer(of);
  const [, name = "", number] = /^([A-Z0-9]{3})\/(\d+)\.simple\.json$/.exec(file) ?? [];
  const book = findBookById(name);
  return book && of.texts.has(`${book.id} ${number}`) ? chapterAnswer(of, book.id, Number(number)) : undefined;
};

type Chapter = ReturnType<typeof chapterAnswer>;
type Verse = { type: string; number: number; text: string };
type Change = (chapter: Chapter) => unknown;

const verse = (number: number, text: string): Verse => ({ type: "verse", number, text });
const withContent =
  (content: unknown[]): Change =>
  (chapter) => ({
    ...chapter,
    numberOfVerses: content.length,
    chapter: { ...chapter.chapter, content },
  });

/** Chapters that are not what was asked for. */
const changes: Readonly<Record<string, Change>> = {
  shape: ({ translation, book }) => ({ translation, book, verses: [{ v: 1, t: "Another shape." }] }),
  other_chapter: (chapter) => ({ ...chapter, chapter: { ...chapter.chapter, number: chapter.chapter.number + 1 } }),
  other_book: (chapter) => ({ ...chapter, book: { ...chapter.book, id: "MRK" } }),
  other_translation: (chapter) => ({ ...chapter, translation: { ...chapter.translation, id: "other" } }),
  too_few: (chapter) => ({ ...chapter, chapter: { ...chapter.chapter, content: chapter.chapter.content.slice(0, 4) } }),
  four_hundred: withContent(Array.from({ length: 400 }, (_, index) => verse(index + 1, `Verse ${index + 1}.`))),
  twice: withContent([verse(1, "One."), verse(1, "One.")]),
  empty: withContent([]),
  markup: withContent([
    verse(1, "<img src=x onerror=alert(1)><b>Bold</b> \u202Eedisni\u202C &amp; after"),
    verse(2, "\tTabs\nand  spaces "),
    verse(5, "Numbers are missing before this."),
  ]),
};

type CommentaryChapter = Readonly<Record<"commentary" | "book" | "chapter", Readonly<Record<string, unknown>>>>;

/** Chapters of commentaries that are not what was asked for. */
const commentaryChanges: Readonly<Record<string, (chapter: CommentaryChapter) => unknown>> = {
  shape: ({ commentary }) => ({ commentary, chapter: "<p>Another shape.</p>" }),
  other_chapter: (one) => ({ ...one, chapter: { ...one.chapter, number: 77 } }),
  other_book: (one) => ({ ...one, book: { ...one.book, id: "MRK" } }),
  other_translation: (one) => ({ ...one, commentary: { ...one.commentary, id: "other" } }),
  twice: (one) => ({ ...one, chapter: { ...one.chapter, content: [verse(1, "One."), verse(1, "One.")] } }),
};

type Fault = (response: ServerResponse, body: unknown, path: string) => void;

const faults: Readonly<Record<string, Fault>> = {
  /** As one that knows of no parts, but of versions. */
  no_parts: (response, body) => {
    response.setHeader("ETag", 'W/"one"');
    json(response, body);
  },
  slow: (response, body) => void setTimeout(() => json(response, body), 150),
  gone: missing,
  no_chapter: (response, body, path) => (path.endsWith("books.json") ? json(response, body) : missing(response)),
  /** Of the whole Bible, Ruth alone. */
  one_book: (response, body, path) => {
    if (path.includes("/RUT/")) json(response, body);
    else if (!path.endsWith("books.json")) missing(response);
    else json(response, { books: (body as ReturnType<typeof booksAnswer>).books.filter(({ id }) => id === "RUT") });
  },
  redirect: (response) => {
    response.writeHead(302, { Location: "https://example.org/" });
    response.end();
  },
  broken: (response) => json(response, { error: "broken" }, 500),
  page: (response) => {
    response.writeHead(200, { "Content-Type": "text/html" });
    response.end("<!doctype html><p>Sign in to the network</p>");
  },
  hang: () => {},
  /** The first call fails, the second one does not. */
  second_try: (response, body, path) => {
    if (calls.filter((call) => call === `/second_try${path}`).length % 2 === 1) json(response, {}, 500);
    else json(response, body);
  },
  cut: (response, body) => {
    const text = JSON.stringify(body);
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) });
    response.write(text.slice(0, Math.floor(text.length / 2)));
    setTimeout(() => response.socket?.destroy(), 50);
  },
  flood: (response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    const block = Buffer.alloc(1024 * 1024, 0x20);
    let left = 50;
    const more = () => {
      if (left === 0 || response.destroyed) return void response.end();
      left -= 1;
      if (response.write(block)) setImmediate(more);
      else response.once("drain", more);
    };
    more();
  },
  empty_list: (response) => json(response, { translations: [] }),
  strange_list: (response) => json(response, { translations: [{ id: 7 }, null, "x", { id: "../x", name: "" }] }),
  huge_list: (response, body) => {
    const { translations } = body as { translations: object[] };
    json(response, { translations: Array.from({ length: 15 }, () => translations).flat() });
  },
};

const calls: string[] = [];

/** Starts the mock; port 0 takes a free one. */
export const startLanguagesService = async (
  port: number,
  isReal: boolean,
): Promise<{ readonly address: string; readonly server: Server }> => {
  const all = mockTranslations(isReal);
  const comments = mockComments(isReal);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://any").pathname);
    const [, asked] = /^\/calls\/(.*)$/.exec(path) ?? [];
    if (asked !== undefined) return json(response, calls.filter((call) => call.includes(asked)).length);
    calls.push(path);
    const [, fault = "", rest = path] = /^\/(\w+)(\/api\/.*)$/.exec(path) ?? [];
    const body = commentaryAnswer(comments, rest) ?? bodyOf(all, rest);
    const change = rest.startsWith("/api/c/") ? commentaryChanges[fault] : changes[fault];
    if (faults[fault]) return faults[fault](response, body, rest);
    if (body === undefined) return missing(response);
    if (!change && rest.endsWith("/complete.simple.json")) return sendFile(request, response, body);
    return json(response, change && rest.includes(".simple.json") ? change(body as Chapter & CommentaryChapter) : body);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
};
