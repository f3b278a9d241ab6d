import { describe, expect, it } from "vitest";
import { books } from "../books/books.ts";
import { totalVerses, type VerseId } from "./places.ts";
import {
  bookReference,
  chaptersOfRange,
  chaptersOfReference,
  countVerses,
  partsOfRange,
  verseReference,
} from "./reference.ts";

const at = (book: VerseId["book"], chapter: number, verse: number): VerseId => ({ book, chapter, verse });

describe("references", () => {
  it("counts verses and lists chapters across books", () => {
    const range = { from: at("GEN", 50, 26), to: at("EXO", 2, 1) };
    expect(countVerses({ ranges: [range] })).toBe(24);
    expect(chaptersOfRange(range)).toEqual([
      { book: "GEN", chapter: 50 },
      { book: "EXO", chapter: 1 },
      { book: "EXO", chapter: 2 },
    ]);
    expect(partsOfRange(range).map(({ span }) => [span.from, span.to])).toEqual([
      [26, 26],
      [1, 22],
      [1, 1],
    ]);
    // Neither the same chapter of another book nor another chapter of the same.
    expect(partsOfRange({ from: at("GEN", 2, 5), to: at("EXO", 2, 3) }).at(-1)?.span).toEqual({ from: 1, to: 3 });
    expect(books.reduce((sum, book) => sum + countVerses(bookReference(book.id)), 0)).toBe(totalVerses);
  });

  it("lists each chapter once, in the order of the ranges", () => {
    const ranges = [
      verseReference(at("JHN", 4, 1)),
      verseReference(at("JHN", 3, 35), at("JHN", 4, 2)),
      bookReference("JUD"),
    ].flatMap((reference) => reference.ranges);
    expect(chaptersOfReference({ ranges })).toEqual([
      { book: "JHN", chapter: 4 },
      { book: "JHN", chapter: 3 },
      { book: "JUD", chapter: 1 },
    ]);
  });
});
