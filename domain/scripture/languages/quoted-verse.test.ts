import { describe, expect, it } from "vitest";
import { verseCount, type BookId } from "../books/books.ts";
import type { ChapterText } from "../text/chapter-text.ts";
import { quotedVerse, quotedVerses } from "./quoted-verse.ts";

const chapterOf = (
  book: BookId,
  chapter: number,
  verses: readonly string[],
  more: { tag?: string; bookName?: string; translation?: `${string}_${string}` } = {},
): ChapterText => ({
  translation: more.translation ?? "spa_r09",
  book,
  chapter,
  verses,
  paragraphs: [[1, 0]],
  edition: {
    name: "Reina-Valera 1909",
    language: "español",
    tag: more.tag ?? "es",
    direction: "ltr",
    license: "Public Domain",
    licenseUrl: "",
    bookName: more.bookName ?? "Salmos",
    chapters: 150,
  },
});

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Verso ${index + 1}.`);
const psalm = (chapter: number, more = {}) => chapterOf("PSA", chapter, numbered(verseCount("PSA", chapter)), more);

describe("verses named by our numbers, in a text of another language", () => {
  it("are quoted under its name for the book", () => {
    expect(quotedVerse(psalm(121), { from: 1, to: 2 })).toEqual({
      text: "Verso 1. Verso 2.",
      reference: "Salmo 121:1-2",
    });
    expect(quotedVerse(psalm(23, { tag: "zh-Hans", bookName: "诗篇" }), { from: 1, to: 2 })).toEqual({
      text: "Verso 1.Verso 2.",
      reference: "诗篇 23:1-2",
    });
  });

  it("may be a list, or the whole chapter", () => {
    expect(quotedVerses(psalm(121), [1, 2, 8])).toEqual({
      text: "Verso 1. Verso 2. Verso 8.",
      reference: "Salmo 121:1-2, 8",
    });
    expect(quotedVerses(psalm(131), [])).toEqual({ text: "Verso 1. Verso 2. Verso 3.", reference: "Salmo 131" });
    expect(quotedVerses(psalm(131), [3, 4])).toBeUndefined();
  });

  it("are none where the chapter counts otherwise: a psalm's title is a verse, or a chapter ends elsewhere", () => {
    expect(quotedVerse(chapterOf("PSA", 51, numbered(21)), { from: 10, to: 10 })).toBeUndefined();
    expect(quotedVerse(chapterOf("MAL", 3, numbered(24)), { from: 6, to: 6 })).toBeUndefined();
  });

  it("are none in psalms that are numbered after the Greek, even if as many verses stand there", () => {
    expect(quotedVerse(psalm(23, { translation: "rus_syn" }), { from: 1, to: 1 })).toBeUndefined();
    expect(quotedVerse(psalm(23, { translation: "rus_nrt" }), { from: 1, to: 1 })?.text).toBe("Verso 1.");
  });

  it("are not quoted if one of them is omitted or missing", () => {
    const verses = numbered(verseCount("PSA", 23)).with(1, "");
    expect(quotedVerse(chapterOf("PSA", 23, verses), { from: 1, to: 2 })).toBeUndefined();
    expect(quotedVerse(chapterOf("PSA", 23, verses), { from: 6, to: 7 })).toBeUndefined();
    expect(quotedVerse(chapterOf("PSA", 23, verses), { from: 3, to: 3 })?.text).toBe("Verso 3.");
  });
});
