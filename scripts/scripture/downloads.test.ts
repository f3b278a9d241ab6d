import { hash } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { bookById, books } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { downloadFormats } from "#domain/scripture/translations/downloads.ts";
import { embeddedTranslationIds } from "#domain/scripture/translations/translations.ts";
import { embeddedText } from "./catalogue.ts";
import { digestsFile, downloadFiles } from "./downloads.ts";
import { bookUsfm } from "./usfm.ts";

/** The verses of a translation as "GEN 1:1 text", without those that it omits. */
const versesOf = (chapters: readonly ChapterText[]): readonly string[] =>
  chapters.flatMap(({ book, chapter, verses }) =>
    verses.flatMap((text, index) => (text === "" ? [] : [`${book} ${chapter}:${index + 1} ${text}`])),
  );

/** The same, read from USFM by taking out its marks. */
const readUsfm = (usfm: string): readonly string[] => {
  const book = /^\\id (\w+)/.exec(usfm)![1]!;
  let chapter = 0;
  const found: string[] = [];
  for (const part of usfm.split(/(?=\\c \d|\\v \d)/)) {
    chapter = Number(/^\\c (\d+)/.exec(part)?.[1] ?? chapter);
    const [, verse, words = ""] = /^\\v (\d+) ([\s\S]*)/.exec(part) ?? [];
    if (verse === undefined) continue;
    const text = words
      .replace(/\n\\(?:qa|d|cls) .*/g, "")
      .replace(/\\add\*?/g, (mark) => (mark.endsWith("*") ? "" : "\u0000"))
      .replaceAll("\u0000 ", "")
      .replace(/\s*\n\\(?:p|q\d)\s*/g, " ")
      .trim();
    found.push(`${book} ${chapter}:${verse} ${text}`);
  }
  return found;
};

describe.each(embeddedTranslationIds)("%s to take away", (id) => {
  const chapters = embeddedText(id).readChapters();
  const { files, list } = downloadFiles("v", id, chapters);
  const [json, text, usfm] = files.map(([, content]) => content) as [string, string, Uint8Array];

  it("is the same in every format, verse by verse", () => {
    const expected = versesOf(chapters);
    const parsed = JSON.parse(json) as { books: { id: string; chapters: string[][] }[] };
    const inJson = parsed.books.flatMap((book) =>
      book.chapters.flatMap((verses, chapter) =>
        verses.flatMap((one, verse) => (one === "" ? [] : [`${book.id} ${chapter + 1}:${verse + 1} ${one}`])),
      ),
    );
    expect(inJson).toEqual(expected);
    const names = new Map(books.map((book) => [book.name, book.id]));
    const inText = text
      .split("\n")
      .filter((line) => line.includes("\t"))
      .map((line) => line.replace(/^(.+?) (\d+:\d+)\t/, (_, name: string, place) => `${names.get(name)} ${place} `));
    expect(inText).toEqual(expected);
    const unzipped = unzipSync(usfm);
    const bookFiles = Object.keys(unzipped).filter((name) => name.endsWith(".usfm"));
    expect(bookFiles).toHaveLength(66);
    expect(bookFiles.flatMap((name) => readUsfm(strFromU8(unzipped[name]!)))).toEqual(expected);
  });

  it("says under which licence, in each file", () => {
    expect((JSON.parse(json) as { license: string }).license).toBe(embeddedText(id).licence);
    expect(text.split("\n")[1]).toBe(`# ${embeddedText(id).licence}`);
    expect(strFromU8(unzipSync(usfm)["LICENCE.txt"]!)).toContain(embeddedText(id).licence);
  });

  it("has its size and its digest in the list", () => {
    expect(list.map(({ format }) => format)).toEqual(downloadFormats);
    for (const [index, { sha256, bytes }] of list.entries()) {
      const content = Buffer.from(files[index]![1]);
      expect([bytes, sha256]).toEqual([content.length, hash("sha256", content)]);
    }
    expect(digestsFile("v", list).split("\n")[0]).toBe(`${list[0]!.sha256}  ${id}/${id}.json`);
  });
});

const chapter = (more: Partial<ChapterText>): ChapterText => ({
  translation: "kjv",
  book: "PSA",
  chapter: 3,
  verses: ["Of him alone. And so on.", "", "Last words."],
  paragraphs: [[1, 0]],
  ...more,
});
const bodyOf = (one: ChapterText): string => bookUsfm("PSA", [one], "Test").split("\\c 3\n")[1]!;

describe("USFM", () => {
  it("begins with what a book is called", () => {
    expect(bookUsfm("PSA", [], "Test")).toContain(
      `\\id PSA Test\n\\usfm 3.0\n\\ide UTF-8\n\\h ${bookById("PSA").name}\n`,
    );
  });

  it("leaves omitted verses out, and breaks paragraphs inside a verse", () => {
    expect(
      bodyOf(
        chapter({
          paragraphs: [
            [1, 0],
            [1, 14],
          ],
        }),
      ),
    ).toBe("\\p\n\\v 1 Of him alone.\n\\p\nAnd so on.\n\\v 3 Last words.\n");
  });

  it("has lines, supplied words, titles, headings and the note at the end", () => {
    expect(
      bodyOf(
        chapter({
          title: "A Psalm.",
          lines: {
            1: [
              [0, 1],
              [14, 2],
            ],
          },
          supplied: {
            1: [
              [3, 6],
              [14, 17],
            ],
          },
          headings: { 3: "BETH" },
          colophon: "Written from here.",
        }),
      ),
    ).toBe(
      "\\d A Psalm.\n\\q1\n\\v 1 Of \\add him\\add* alone.\n\\q2\n\\add And\\add* so on.\n\\qa BETH\n\\v 3 Last words.\n\\cls Written from here.\n",
    );
  });

  it("goes back to prose after a poem", () => {
    expect(bodyOf(chapter({ verses: ["One.", "Two."], lines: { 1: [[0, 1]] } }))).toBe(
      "\\q1\n\\v 1 One.\n\\p\n\\v 2 Two.\n",
    );
  });
});
