import { describe, expect, it } from "vitest";
import { readBookLines } from "#scripts/scripture/original-words.ts";
import { verseText } from "#tests/support/embedded-text.ts";
import type { BookId } from "#domain/scripture/books/books.ts";
import { formatNumber } from "#domain/scripture/original-words/original-word-files.ts";
import { oldWordsOf } from "./find-old-words.ts";
import { lettersUntil, neighbourOf, wordAtLetter, wordsOfVerse } from "./verse-words.ts";

const wordsAt = (book: BookId, chapter: number, verse: number) => {
  const text = verseText("kjv", book, chapter, verse)!;
  return wordsOfVerse(
    book,
    text,
    readBookLines(book).get(`${chapter}:${verse}`) ?? "",
    oldWordsOf(text, { book, chapter, verse }),
  );
};
const said = (book: BookId, chapter: number, verse: number) =>
  wordsAt(book, chapter, verse).map(({ text, numbers, old }) =>
    [text, ...numbers.map(formatNumber), ...(old ? ["old"] : [])].join(" "),
  );

describe("the words of a verse", () => {
  it("have the words behind them", () => {
    expect(said("GEN", 1, 1)).toEqual([
      "beginning H7225",
      "God H430",
      "created H1254",
      "heaven H8064",
      "and H853",
      "earth H776",
    ]);
  });

  it("have several where they share a word", () => {
    expect(said("1TI", 6, 7).filter((word) => word.startsWith("nothing"))).toContain("nothing G3761 G5100");
    expect(said("JHN", 3, 5).filter((word) => word.includes("cannot"))).toEqual(["he cannot G1410 G3756"]);
  });

  it("mark words whose meaning has changed, with a number or without", () => {
    expect(said("MAT", 5, 18)).toEqual(expect.arrayContaining([expect.stringMatching(/^verily G281 old$/i)]));
    expect(
      wordsOfVerse("ROM", "I was let hitherto", "", [
        { start: 6, end: 9, word: "let", meaning: "hindered", lang: "en" },
      ]),
    ).toEqual([{ start: 6, end: 9, text: "let", numbers: [], old: { word: "let", meaning: "hindered", lang: "en" } }]);
  });

  it("are none without numbers and old words", () => {
    expect(wordsOfVerse("GEN", "And it was so", "")).toEqual([]);
  });
});

describe("a place in the verse", () => {
  const text = "In the beginning God created";
  const words = wordsOfVerse("GEN", text, "..7225 430.1254".replace(".1254", " 1254"));

  it.each([
    [5, "beginning"],
    [9, "beginning"],
    [14, "beginning"],
    [16, "God"],
    [2, undefined],
    [0, undefined],
  ])("%i letters on is %s", (letter, word) => {
    const index = wordAtLetter(text, words, letter);
    expect(index === undefined ? undefined : words[index]!.text).toBe(word);
  });

  it("is counted without spaces", () => {
    expect(lettersUntil(text, text.indexOf("God"))).toBe("Inthebeginning".length);
  });
});

describe("the next word", () => {
  const verses = ["2", "7 8", "", "9"].map((line) => wordsOfVerse("GEN", "one two", line));
  const wordsOf = (verse: number) => verses[verse] ?? [];

  it("is in the same verse, or in the next that has one", () => {
    expect(neighbourOf(wordsOf, 3, { verse: 1, index: 0 }, 1)).toEqual({ verse: 1, index: 1 });
    expect(neighbourOf(wordsOf, 3, { verse: 1, index: 1 }, 1)).toEqual({ verse: 3, index: 0 });
    expect(neighbourOf(wordsOf, 3, { verse: 3, index: 0 }, -1)).toEqual({ verse: 1, index: 1 });
    expect(neighbourOf(wordsOf, 3, { verse: 1, index: 0 }, -1)).toEqual({ verse: 0, index: 0 });
  });

  it("is missing at both ends", () => {
    expect(neighbourOf(wordsOf, 3, { verse: 3, index: 0 }, 1)).toBeUndefined();
    expect(neighbourOf(wordsOf, 3, { verse: 0, index: 0 }, -1)).toBeUndefined();
  });
});
