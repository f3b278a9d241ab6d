import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import type { TestProject } from "vitest/node";
import { books, verseCount } from "#domain/scripture/books/books.ts";

/**
 * Stands in for the public Bible text service and misbehaves on demand: the first part of the path names the fault
 * (`/hang/John%203%3A16?translation=bbe`). `/calls/{part of an address}` returns how often such addresses were
 * requested since `/forget`.
 */

const calls: string[] = [];

const json = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
};

const passage = (reference: string, translation: string) => {
  const [, name, chapter, first, last] = /^(.+?) (\d+)(?::(\d+)(?:-(\d+))?)?$/.exec(reference) ?? [];
  const book = books.find((candidate) => candidate.name === name);
  if (!book) return undefined;
  const from = Number(first ?? 1);
  const to = first ? Number(last ?? first) : verseCount(book.id, Number(chapter));
  const verses = Array.from({ length: to - from + 1 }, (_, index) => ({
    book_id: book.id,
    book_name: book.name,
    chapter: Number(chapter),
    verse: from + index,
    text: `Words of ${translation} for ${book.id}\n${chapter}:${from + index}. \n`,
  }));
  const text = verses.map((verse) => verse.text).join("");
  return {
    reference,
    verses,
    text,
    translation_id: translation,
    translation_name: translation.toUpperCase(),
    translation_note: "Public Domain",
  };
};

/** 64 MB of spaces in a few hundred kB. */
const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20), { level: 1 });

type Fault = (response: ServerResponse, reference: string, translation: string, address: string) => void;

const answer: Fault = (response, reference, translation) => {
  const body = passage(reference, translation);
  if (body) json(response, body);
  else json(response, { error: "not found" }, 404);
};

const faults: Record<string, Fault> = {
  well: answer,
  slow: (response, reference, translation, address) =>
    void setTimeout(() => answer(response, reference, translation, address), 150),
  missing: (response) => json(response, { error: "not found" }, 404),
  reset: (response) => void response.socket?.resetAndDestroy(),
  hang: () => undefined,
  throttled: (response) => json(response, "Retry later\n", 429),
  broken: (response) => json(response, { error: "oops" }, 500),
  away: (response) => json(response, "", 503),
  garbage: (response) => json(response, "\u0000\u0001 not json at all {{{"),
  binary: (response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(Buffer.from([0x7b, 0xff, 0xfe, 0xc3, 0x28]));
  },
  page: (response) => {
    response.writeHead(200, { "Content-Type": "text/html" });
    response.end("<!doctype html><title>Welcome to the hotel network</title>");
  },
  truncated: (response, reference, translation) =>
    json(response, JSON.stringify(passage(reference, translation)).slice(0, -40)),
  cut: (response, reference, translation) => {
    const body = JSON.stringify(passage(reference, translation));
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": body.length });
    response.write(body.slice(0, 60), () => response.socket?.resetAndDestroy());
  },
  part: (response, reference, translation) => {
    const body = passage(reference, translation)!;
    json(response, { ...body, verses: body.verses.slice(0, Math.ceil(body.verses.length / 2)) });
  },
  other_verse: (response, _reference, translation) => json(response, passage("John 11:35", translation)),
  other_translation: (response, reference) => json(response, passage(reference, "cherokee")),
  twice: (response, reference, translation) => {
    const body = passage(reference, translation)!;
    json(response, { ...body, verses: [...body.verses, ...body.verses] });
  },
  strange_shape: (response) =>
    json(response, {
      verses: [{ book_id: "JHN", chapter: "3", verse: null, text: { toString: 1 } }],
      translation_id: "bbe",
    }),
  drip: (response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    const timer = setInterval(() => response.write(" "), 20);
    response.on("close", () => clearInterval(timer));
  },
  flood: (response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    const part = Buffer.alloc(64 * 1024, 0x20);
    const pour = () => {
      while (!response.destroyed && response.write(part));
      if (!response.destroyed) response.once("drain", pour);
    };
    pour();
  },
  bomb: (response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" });
    response.end(bomb);
  },
  redirect: (response, reference, translation, address) => {
    const elsewhere = address.replace("/redirect/", "/well/");
    response.writeHead(302, { Location: elsewhere });
    response.end(JSON.stringify(passage(reference, translation)));
  },
};

const handle = (request: IncomingMessage, response: ServerResponse) => {
  const address = request.url ?? "/";
  const url = new URL(address, "http://localhost");
  const [, fault = "", reference = ""] = url.pathname.split("/").map(decodeURIComponent);
  if (fault === "calls") {
    json(response, calls.filter((call) => call.includes(reference)).length);
    return;
  }
  if (fault === "forget") {
    calls.length = 0;
    response.end();
    return;
  }
  calls.push(decodeURIComponent(address));
  (faults[fault] ?? faults.broken)!(response, reference, url.searchParams.get("translation") ?? "", address);
};

declare module "vitest" {
  export interface ProvidedContext {
    upstreamServer: string;
    fuzzRuns: number;
    faultsInFull: boolean;
  }
}

/** Starts the server; port 0 takes a free one. */
export const startUpstreamServer = async (port: number) => {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
};

/** Starts the server before the worker tests and stops it afterwards. */
export const setup = async (project: TestProject) => {
  const { address, server } = await startUpstreamServer(0);
  project.provide("upstreamServer", address);
  project.provide("faultsInFull", process.env["FAULTS"] === "full");
  project.provide("fuzzRuns", Number(process.env["FUZZ_RUNS"] ?? 50));
  return () => {
    server.closeAllConnections();
    server.close();
  };
};
