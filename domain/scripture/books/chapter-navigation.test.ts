import { describe, expect, it } from "vitest";
import { chapterAfter, chapterBefore, stepChapter } from "./chapter-navigation.ts";

describe("stepChapter", () => {
  it("moves within a book", () => {
    expect(stepChapter({ book: "JHN", chapter: 3 }, 1)).toEqual({ kind: "moved", to: { book: "JHN", chapter: 4 } });
    expect(stepChapter({ book: "JHN", chapter: 3 }, -1)).toEqual({ kind: "moved", to: { book: "JHN", chapter: 2 } });
  });

  it("refuses to go below chapter 1 and names the previous book", () => {
    expect(stepChapter({ book: "EXO", chapter: 1 }, -1)).toEqual({
      kind: "refused",
      message: "Cannot navigate to chapter 0 or below.",
      neighbour: { book: "GEN", chapter: 50 },
    });
    expect(stepChapter({ book: "GEN", chapter: 1 }, -1)).toMatchObject({ kind: "refused", neighbour: undefined });
  });

  it("refuses to go past the last chapter and names the next book", () => {
    expect(stepChapter({ book: "JUD", chapter: 1 }, 1)).toEqual({
      kind: "refused",
      message: "Chapter number too high for this book.",
      neighbour: { book: "REV", chapter: 1 },
    });
    expect(stepChapter({ book: "PSA", chapter: 150 }, 1)).toMatchObject({
      message: "Chapter number too high for this book.",
    });
    expect(stepChapter({ book: "REV", chapter: 22 }, 1)).toMatchObject({ kind: "refused", neighbour: undefined });
  });

  it("reports when nothing is loaded", () => {
    expect(stepChapter(undefined, 1)).toMatchObject({ message: "No scripture loaded to navigate." });
  });
});

describe("neighbouring chapters", () => {
  it("are found within a book", () => {
    expect([
      chapterBefore({ book: "JHN", chapter: 2 }),
      chapterAfter({ book: "JHN", chapter: 20 }),
      chapterAfter({ book: "JHN", chapter: 21 }),
    ]).toEqual([
      { book: "JHN", chapter: 1 },
      { book: "JHN", chapter: 21 },
      { book: "ACT", chapter: 1 },
    ]);
  });

  it("are found across books, and stop at the ends of the Bible", () => {
    expect(chapterAfter({ book: "MAL", chapter: 4 })).toEqual({ book: "MAT", chapter: 1 });
    expect(chapterBefore({ book: "MAT", chapter: 1 })).toEqual({ book: "MAL", chapter: 4 });
    expect(chapterBefore({ book: "GEN", chapter: 1 })).toBeUndefined();
    expect(chapterAfter({ book: "REV", chapter: 22 })).toBeUndefined();
  });
});
