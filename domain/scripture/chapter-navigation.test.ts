import { describe, expect, it } from "vitest";
import { chapterAfter, chapterBefore, stepChapter } from "./chapter-navigation.ts";

describe("stepChapter", () => {
  it("moves inside a book", () => {
    expect(stepChapter({ book: "JHN", chapter: 3 }, 1)).toEqual({ kind: "moved", to: { book: "JHN", chapter: 4 } });
    expect(stepChapter({ book: "JHN", chapter: 3 }, -1)).toEqual({ kind: "moved", to: { book: "JHN", chapter: 2 } });
  });

  it("refuses below chapter 1 and names the book before", () => {
    expect(stepChapter({ book: "EXO", chapter: 1 }, -1)).toEqual({
      kind: "refused",
      message: "Cannot navigate to chapter 0 or below.",
      neighbour: { book: "GEN", chapter: 50 },
    });
    expect(stepChapter({ book: "GEN", chapter: 1 }, -1)).toMatchObject({ kind: "refused", neighbour: undefined });
  });

  it("refuses beyond the book's last chapter and names the book after", () => {
    expect(stepChapter({ book: "JUD", chapter: 1 }, 1)).toEqual({
      kind: "refused",
      message: "Chapter number too high for this book.",
      neighbour: { book: "REV", chapter: 1 },
    });
    expect(stepChapter({ book: "PSA", chapter: 150 }, 1)).toMatchObject({ message: "Chapter number too high for this book." });
    expect(stepChapter({ book: "REV", chapter: 22 }, 1)).toMatchObject({ kind: "refused", neighbour: undefined });
  });

  it("says so when nothing is loaded", () => {
    expect(stepChapter(undefined, 1)).toMatchObject({ message: "No scripture loaded to navigate." });
  });
});

describe("the chapters beside one", () => {
  it("are found inside a book", () => {
    expect([chapterBefore({ book: "JHN", chapter: 2 }), chapterAfter({ book: "JHN", chapter: 20 }), chapterAfter({ book: "JHN", chapter: 21 })]).toEqual([
      { book: "JHN", chapter: 1 }, { book: "JHN", chapter: 21 }, { book: "ACT", chapter: 1 },
    ]);
  });

  it("are found over the ends of books, and end with the Bible", () => {
    expect(chapterAfter({ book: "MAL", chapter: 4 })).toEqual({ book: "MAT", chapter: 1 });
    expect(chapterBefore({ book: "MAT", chapter: 1 })).toEqual({ book: "MAL", chapter: 4 });
    expect(chapterBefore({ book: "GEN", chapter: 1 })).toBeUndefined();
    expect(chapterAfter({ book: "REV", chapter: 22 })).toBeUndefined();
  });
});
