import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { books } from "#domain/scripture/books/books.ts";
import { findReviewed } from "#domain/scripture/languages/reviewed.ts";
import { provideTexts, readWholeText } from "./service-text.ts";
import { verseTexts } from "./static-files.ts";

/** A Bible of sample words in the service's format: every chapter with our numbers, unless `counts` says otherwise. */

const edition = findReviewed("spa_r09")!;

const chapterOf = (book: string, chapter: number, verses: number) => ({
  numberOfVerses: verses,
  chapter: {
    number: chapter,
    content: [
      ...(book === "PSA" ? [{ type: "hebrew_subtitle", text: `Salmo ${chapter}`, footnotes: [] }] : []),
      ...Array.from({ length: verses }, (_, index) => ({
        type: "verse",
        number: index + 1,
        text: `${book} ${chapter}:${index + 1} corazón`,
        footnotes: [],
      })),
    ],
    footnotes: [],
  },
});

type Whole = ReturnType<typeof wholeBible>;

const wholeBible = (counts: Readonly<Record<string, number>> = {}) => ({
  translation: { id: "spa_r09", licenseUrl: "" },
  books: books.map(({ id, verseCounts }) => ({
    id,
    name: `Libro ${id}`,
    numberOfChapters: verseCounts.length,
    chapters: verseCounts.map((count, index) => chapterOf(id, index + 1, counts[`${id} ${index + 1}`] ?? count)),
  })),
});

const changed = (change: (whole: Whole) => void): string => {
  const whole = wholeBible();
  change(whole);
  return JSON.stringify(whole);
};

const bookIn = ({ books: all }: Whole, id: string) => all.find((book) => book.id === id)!;

describe("a whole text of the service", { timeout: 60_000 }, () => {
  it("becomes 1,189 chapters that say what they are, with titles, and with paragraphs where it has none", () => {
    const chapters = readWholeText(JSON.stringify(wholeBible()), edition);
    expect(chapters).toHaveLength(1189);
    const psalm = chapters.find(({ book, chapter }) => book === "PSA" && chapter === 23)!;
    expect(psalm).toMatchObject({
      translation: "spa_r09",
      title: "Salmo 23",
      edition: { name: "Reina-Valera 1909", tag: "es", bookName: "Libro PSA", chapters: 150, license: "Public Domain" },
    });
    expect(chapters[0]!.paragraphs.length).toBeGreaterThan(3);
  });

  it("keeps its own numbers, and is searched by ours", () => {
    const counts = { "NUM 12": 15, "NUM 13": 34, "2CO 13": 13 };
    const chapters = readWholeText(JSON.stringify(wholeBible(counts)), edition);
    const count = (name: string) => chapters.find(({ book, chapter }) => `${book} ${chapter}` === name)!.verses.length;
    expect(Object.keys(counts).map(count)).toEqual(Object.values(counts));
    const texts = verseTexts(chapters);
    expect(texts).toHaveLength(31_102);
    expect(texts).toContain("NUM 13:33 corazón NUM 13:34 corazón");
    expect(texts.filter((text) => text === "")).toHaveLength(2);
  });

  it.each<[string, string, RegExp]>([
    ["cut off", JSON.stringify(wholeBible()).slice(0, 100_000), /cut off, or another file/],
    ["a page of another network", "<!doctype html>", /cut off, or another file/],
    ["nothing", "null", /cut off, or another file/],
    ["of another translation", changed((whole) => (whole.translation.id = "fra_lsg")), /another file/],
    ["without a book", changed((whole) => whole.books.splice(64, 1)), /it has no JUD/],
    ["a New Testament", changed((whole) => whole.books.splice(0, 39)), /it has no GEN/],
    [
      "divided as in German",
      changed((whole) => bookIn(whole, "JOL").chapters.push(chapterOf("JOL", 4, 21))),
      /JOL has 4 chapters instead of 3/,
    ],
    [
      "with chapters exchanged",
      changed((whole) => (bookIn(whole, "MRK").chapters = bookIn(whole, "MRK").chapters.toReversed())),
      /MRK 1 is damaged, incomplete or another chapter/,
    ],
    [
      "with half a chapter",
      changed((whole) => bookIn(whole, "JHN").chapters[2]!.chapter.content.splice(9)),
      /JHN 3 is damaged/,
    ],
    [
      "with a chapter of another length",
      JSON.stringify(wholeBible({ "PSA 119": 88 })),
      /PSA 119 has 88 verses instead/,
    ],
    [
      "with half of its verses",
      JSON.stringify(
        wholeBible(
          Object.fromEntries(
            books.flatMap(({ id, verseCounts }) =>
              verseCounts.map((count, index) => [`${id} ${index + 1}`, Math.max(1, count - 12)]),
            ),
          ),
        ),
      ),
      /it has only \d+ verses/,
    ],
  ])("is refused %s", (_what, json, problem) => {
    expect(() => readWholeText(json, edition)).toThrow(new RegExp(`${problem.source}.*site\\.config\\.json`));
  });
});

describe("providing the texts of the list", { timeout: 60_000 }, () => {
  let server: Server;
  let service: string;
  let answers: (readonly [status: number, body: string])[];
  let asked: string[];
  const folder = mkdtempSync(join(tmpdir(), "texts-"));
  const whole = JSON.stringify(wholeBible());

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url!);
      const [status, body] = answers.shift() ?? [404, ""];
      response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    service = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    asked = [];
    rmSync(join(folder, "kept"), { recursive: true, force: true });
  });
  const provide = (embed: readonly string[]) => provideTexts(service, embed, join(folder, "kept"));
  const path = "/api/spa_r09/complete.simple.json";

  it("asks nothing of anybody with an empty list, and says so", async () => {
    expect(await provide([])).toBe("Texts of other languages: none to embed (site.config.json).");
    expect(asked).toEqual([]);
  });

  it("fetches a text once, and again only if what was kept has changed", async () => {
    answers = [
      [500, ""],
      [200, whole],
    ];
    expect(await provide(["spa_r09"])).toBe(`Texts of other languages: Reina-Valera 1909 (spa_r09 from ${service}).`);
    expect(asked).toEqual([path, path]);
    expect(await provide(["spa_r09"])).toContain("(kept from before)");
    expect(asked).toHaveLength(2);
  });

  it.each<[string, (readonly [number, string])[], RegExp]>([
    [
      "a service that has it no longer",
      [
        [404, ""],
        [404, ""],
      ],
      /could not be read: it answered with status 404/,
    ],
    ["a half Bible", [[200, whole.slice(0, 1_000_000)]], /cannot be embedded: the answer is cut off/],
  ])("keeps nothing of %s", async (_what, given, problem) => {
    answers = given;
    await expect(provide(["spa_r09"])).rejects.toThrow(problem);
    expect(existsSync(join(folder, "kept"))).toBe(false);
  });

  it("names an address that cannot be reached, and an entry that was not reviewed", async () => {
    await expect(provideTexts("http://127.0.0.1:9", ["spa_r09"], folder)).rejects.toThrow(
      "http://127.0.0.1:9/api/spa_r09/complete.simple.json could not be read",
    );
    await expect(provide(["xyz_bible"])).rejects.toThrow('"xyz_bible" in site.config.json');
    await expect(provide(["almeida"])).rejects.toThrow("add it there with its licence first");
  });
});
