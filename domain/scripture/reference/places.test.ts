import { describe, expect, it } from "vitest";
import {
  compareVerses,
  isChapter,
  isVerse,
  numbersBetween,
  totalVerses,
  verseAt,
  verseOrdinal,
  versesBetween,
  type VerseId,
} from "./places.ts";

const at = (book: VerseId["book"], chapter: number, verse: number): VerseId => ({ book, chapter, verse });

describe("canonical order", () => {
  it("maps all 31,102 verses to ordinals and back", () => {
    for (let ordinal = 0; ordinal < totalVerses; ordinal += 1) {
      const verse = verseAt(ordinal)!;
      expect(isVerse(verse) && verseOrdinal(verse) === ordinal).toBe(true);
    }
    expect(verseAt(totalVerses - 1)).toEqual(at("REV", 22, 21));
    expect([-1, totalVerses, 1.5, Number.NaN].map(verseAt)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("knows how many chapters and verses there are", () => {
    expect([0, 1, 21, 22, 1.5, Number.NaN].map((chapter) => isChapter({ book: "JHN", chapter }))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([0, 1, 36, 37, 1.5, Number.NaN].map((verse) => isVerse(at("JHN", 3, verse)))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isVerse(at("JHN", 22, 1))).toBe(false);
  });

  it("lists what is between two places, both included", () => {
    const [from, to] = [at("MAL", 4, 5), at("MAT", 1, 1)];
    expect(versesBetween(from, to)).toEqual([from, at("MAL", 4, 6), to]);
    expect(versesBetween(from, to, 2)).toEqual([from, at("MAL", 4, 6)]);
    expect(numbersBetween(3, 5)).toEqual([3, 4, 5]);
  });

  it("compares places by book, then chapter, then verse", () => {
    const places = [at("GEN", 2, 1), at("EXO", 1, 1), at("GEN", 1, 31), at("GEN", 1, 2)];
    expect(places.toSorted(compareVerses)).toEqual([
      at("GEN", 1, 2),
      at("GEN", 1, 31),
      at("GEN", 2, 1),
      at("EXO", 1, 1),
    ]);
    expect(compareVerses(at("GEN", 1, 1), at("GEN", 1, 1))).toBe(0);
  });
});
