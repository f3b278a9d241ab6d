import { describe, expect, it } from "vitest";
import { verseText } from "#tests/support/embedded-text.ts";
import { findOldWords } from "./find-old-words.ts";

const of = (...verses: [Parameters<typeof verseText>[1], number, number, string][]) =>
  findOldWords(
    verses.map(([book, chapter, verse, reference]) => ({ reference, text: verseText("kjv", book, chapter, verse)! })),
  ).map(({ word }) => word);

describe("old words in a verse", () => {
  it("are explained in the order of the text", () => {
    expect(of(["MAT", 5, 18, "Matthew 5:18"])).toEqual(["verily", "jot", "tittle", "wise"]);
    expect(of(["ROM", 1, 13, "Romans 1:13"])).toContain("let");
    expect(of(["GEN", 1, 3, "Genesis 1:3"])).toEqual([]);
  });

  it("have the sense of their verse", () => {
    const [hinders] = findOldWords([{ reference: "2 Thessalonians 2:7", text: verseText("kjv", "2TH", 2, 7)! }]);
    expect(hinders).toMatchObject({ word: "letteth", meaning: expect.stringMatching(/^to hinder/) });
    expect(of(["MAT", 9, 12, "Matthew 9:12"])).toContain("whole");
    expect(of(["MAT", 16, 26, "Matthew 16:26"])).not.toContain("whole");
  });

  it("are explained once for several verses", () => {
    expect(
      of(["JHN", 3, 3, "John 3:3"], ["JHN", 3, 5, "John 3:5"]).filter((word) => /verily/i.test(word)),
    ).toHaveLength(1);
  });

  it("include the dictionary term when a verse mentions it", () => {
    const [selah] = findOldWords([{ reference: "Psalm 3:2", text: verseText("kjv", "PSA", 3, 2)! }]);
    expect(selah).toMatchObject({ word: "Selah", term: "Selah" });
    expect(selah!.meaning).toMatch(/^A sign in the Psalms .*\.$/);
  });
});
