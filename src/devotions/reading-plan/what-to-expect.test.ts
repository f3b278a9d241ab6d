import { describe, expect, it } from "vitest";
import { chapterRange, type VerseRange } from "#domain/scripture/reference/reference.ts";
import { chapterWarnings } from "#content/devotions/reading-plan/warnings.ts";
import { planIds } from "./config.ts";
import { planOf } from "./plan.ts";
import { booksBeginningIn, warningsFor } from "./what-to-expect.ts";

const chapters = (book: VerseRange["from"]["book"], first: number, last = first): VerseRange =>
  chapterRange({ book, chapter: first }, { book, chapter: last });
const warned = (range: VerseRange): string[] => warningsFor(range).map(({ chapter }) => chapter);
const mark6 = (from: number, to: number): VerseRange => ({
  from: { book: "MRK", chapter: 6, verse: from },
  to: { book: "MRK", chapter: 6, verse: to },
});

describe("a warning", () => {
  it("is shown for a reading with such a chapter, in order, and for no other", () => {
    expect(warned(chapters("JDG", 18, 19))).toEqual(["Judges 18", "Judges 19"]);
    expect(warned(chapters("PSA", 136, 139))).toEqual(["Psalm 137"]);
    expect(warned(chapters("PSA", 23))).toEqual([]);
    expect(warned(chapterRange({ book: "2KI", chapter: 25 }, { book: "1CH", chapter: 1 }))).toEqual(["2 Kings 25"]);
  });

  it("is shown for the part of a divided chapter that it is about", () => {
    expect(warned(mark6(1, 29))).toEqual(["Mark 6"]);
    expect(warned(mark6(30, 56))).toEqual([]);
  });

  it("is shown once in the whole Bible for every chapter that has one", () => {
    const shown = planOf("whole").flatMap(({ oldTestament, newTestament }) =>
      [oldTestament, newTestament].flatMap((range) => warningsFor(range)),
    );
    expect(shown).toHaveLength(chapterWarnings.length);
    expect(new Set(shown.map(({ words }) => words)).size).toBe(chapterWarnings.length);
  });
});

describe("the books that begin in a reading", () => {
  it("are those whose first verse is read", () => {
    expect(booksBeginningIn(chapters("RUT", 1, 4))).toEqual(["RUT"]);
    expect(booksBeginningIn(chapters("RUT", 2, 4))).toEqual([]);
    expect(booksBeginningIn(chapterRange({ book: "GEN", chapter: 50 }, { book: "EXO", chapter: 1 }))).toEqual(["EXO"]);
    expect(
      booksBeginningIn({ from: { book: "LUK", chapter: 1, verse: 39 }, to: { book: "LUK", chapter: 1, verse: 80 } }),
    ).toEqual([]);
  });

  it("are never more than two in one reading", () => {
    for (const id of planIds) {
      const most = planOf(id).flatMap(({ oldTestament, newTestament }) =>
        [oldTestament, newTestament].map((range) => booksBeginningIn(range).length),
      );
      expect(Math.max(...most)).toBeLessThanOrEqual(2);
    }
  });
});
