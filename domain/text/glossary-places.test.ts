import { describe, expect, it } from "vitest";
import { exampleOf, includesOccurrence, readPlaces } from "./glossary-places.ts";

const at = (book: "EXO" | "LEV" | "ECC" | "2TH", chapter: number, verse: number) => ({ book, chapter, verse });

describe("places of a glossary", () => {
  const places = readPlaces("EXO 5:4 6:1,3-5 ECC 2TH 2:6,7#2 LEV 13");

  it("include verses, ranges, chapters and books", () => {
    for (const verse of [
      at("EXO", 5, 4),
      at("EXO", 6, 1),
      at("EXO", 6, 3),
      at("EXO", 6, 5),
      at("2TH", 2, 6),
      at("LEV", 13, 59),
      at("ECC", 12, 1),
    ])
      expect(includesOccurrence(places, verse, 1)).toBe(true);
    for (const verse of [at("EXO", 5, 5), at("EXO", 6, 2), at("EXO", 6, 6), at("2TH", 1, 6), at("LEV", 14, 1)])
      expect(includesOccurrence(places, verse, 1)).toBe(false);
  });

  it("may mean one occurrence of several in a verse", () => {
    expect([1, 2, 3].map((occurrence) => includesOccurrence(places, at("2TH", 2, 7), occurrence))).toEqual([
      false,
      true,
      false,
    ]);
    expect(
      [1, 2, 3].map((occurrence) => includesOccurrence(readPlaces("2TH 2:7#1,7#3"), at("2TH", 2, 7), occurrence)),
    ).toEqual([true, false, true]);
  });

  it("may end with a book", () => {
    expect(includesOccurrence(readPlaces("EXO 5:4 ECC"), at("ECC", 1, 1), 1)).toBe(true);
    expect(includesOccurrence(readPlaces("EXO 5:4 ECC"), at("EXO", 5, 5), 1)).toBe(false);
  });
});

describe("the verse to show for a sense", () => {
  it("is the example, or the first verse that is named", () => {
    expect(exampleOf({ at: "EXO 5:4 ROM 1:13" })).toBe("Exodus 5:4");
    expect(exampleOf({ at: "EXO 5:4 ROM 1:13", example: "ROM 1:13" })).toBe("Romans 1:13");
    expect(exampleOf({ example: "PSA 22:17" })).toBe("Psalm 22:17");
    expect(exampleOf({ at: "LEV 12 15 22:4,6" })).toBe("Leviticus 22:4");
  });
});
