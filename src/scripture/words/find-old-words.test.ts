import { describe, expect, it } from "vitest";
import type { BookId } from "#domain/scripture/books/books.ts";
import { chapterTexts } from "#tests/support/embedded-text.ts";
import { findOldWords } from "./find-old-words.ts";

const explained = (book: BookId, number: number, ...verses: number[]) =>
  findOldWords(
    chapterTexts("kjv").find((one) => one.book === book && one.chapter === number)!,
    verses,
  );
const wordsOf = (...place: Parameters<typeof explained>) => explained(...place).map(({ word }) => word);

describe("old words in a verse", () => {
  it("are explained in the order of the text", () => {
    expect(wordsOf("MAT", 5, 18)).toEqual(["verily", "jot", "tittle", "wise"]);
    expect(wordsOf("ROM", 1, 13)).toContain("let");
    expect(wordsOf("GEN", 1, 3)).toEqual([]);
  });

  it("have the sense of their verse", () => {
    const [hinders] = explained("2TH", 2, 7);
    expect(hinders).toMatchObject({ word: "letteth", meaning: expect.stringMatching(/^to hinder/) });
    expect(wordsOf("MAT", 9, 12)).toContain("whole");
    expect(wordsOf("MAT", 16, 26)).not.toContain("whole");
  });

  it("are explained once for several verses", () => {
    expect(wordsOf("JHN", 3, 3, 5).filter((word) => /verily/i.test(word))).toHaveLength(1);
  });

  it("include the dictionary term when a verse mentions it", () => {
    const [selah] = explained("PSA", 3, 2);
    expect(selah).toMatchObject({ word: "Selah", term: "Selah" });
    expect(selah!.meaning).toMatch(/^A sign in the Psalms .*\.$/);
  });
});
