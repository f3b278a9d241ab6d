import { describe, expect, it } from "vitest";
import {
  abbreviatedReference,
  englishReference,
  formatReference,
  formatVerse,
  splitNumbers,
} from "./format-reference.ts";
import type { VerseId } from "./places.ts";
import { bookReference, chapterReference, verseReference } from "./reference.ts";

const at = (book: VerseId["book"], chapter: number, verse: number): VerseId => ({ book, chapter, verse });

describe("formatReference", () => {
  it.each([
    [verseReference(at("JHN", 3, 16)), "John 3:16"],
    [verseReference(at("JHN", 3, 16), at("JHN", 3, 18)), "John 3:16-18"],
    [verseReference(at("JHN", 3, 16), at("JHN", 4, 2)), "John 3:16-4:2"],
    [chapterReference({ book: "PSA", chapter: 23 }), "Psalm 23"],
    [verseReference(at("PSA", 23, 1)), "Psalm 23:1"],
    [verseReference(at("PSA", 23, 1), at("PSA", 24, 10)), "Psalms 23-24"],
    [bookReference("JUD"), "Jude"],
    [bookReference("PSA"), "Psalms"],
    [verseReference(at("JUD", 1, 5)), "Jude 1:5"],
    [verseReference(at("GEN", 1, 1), at("EXO", 2, 3)), "Genesis 1:1 - Exodus 2:3"],
    [verseReference(at("MAT", 5, 1), at("MRK", 2, 28)), "Matthew 5 - Mark 2"],
    [
      {
        ranges: [
          ...verseReference(at("JHN", 3, 16)).ranges,
          ...verseReference(at("JHN", 3, 18), at("JHN", 3, 20)).ranges,
        ],
      },
      "John 3:16, 18-20",
    ],
    [
      { ranges: [...verseReference(at("JHN", 3, 16)).ranges, ...verseReference(at("JHN", 5, 1)).ranges] },
      "John 3:16; John 5:1",
    ],
    [
      { ranges: [...chapterReference({ book: "JHN", chapter: 3 }).ranges, ...verseReference(at("JHN", 3, 16)).ranges] },
      "John 3; John 3:16",
    ],
    [
      { ranges: [...verseReference(at("JHN", 3, 16)).ranges, ...chapterReference({ book: "JHN", chapter: 3 }).ranges] },
      "John 3:16; John 3",
    ],
    [
      {
        ranges: [
          ...verseReference(at("JHN", 3, 16), at("JHN", 4, 2)).ranges,
          ...verseReference(at("JHN", 4, 5)).ranges,
        ],
      },
      "John 3:16-4:2; John 4:5",
    ],
    [
      {
        ranges: [...verseReference(at("JHN", 4, 2)).ranges, ...verseReference(at("JHN", 4, 5), at("JHN", 5, 1)).ranges],
      },
      "John 4:2; John 4:5-5:1",
    ],
    [
      {
        ranges: [
          ...verseReference(at("LUK", 24, 53), at("JHN", 3, 2)).ranges,
          ...verseReference(at("JHN", 3, 5)).ranges,
        ],
      },
      "Luke 24:53 - John 3:2; John 3:5",
    ],
    [
      { ranges: [...verseReference(at("LUK", 3, 2)).ranges, ...verseReference(at("JHN", 3, 5)).ranges] },
      "Luke 3:2; John 3:5",
    ],
    [
      {
        ranges: [...verseReference(at("JHN", 3, 5)).ranges, ...verseReference(at("JHN", 3, 6), at("ACT", 3, 2)).ranges],
      },
      "John 3:5; John 3:6 - Acts 3:2",
    ],
    [{ ranges: [] }, ""],
    [verseReference(at("PSA", 117, 1), at("PSA", 119, 5)), "Psalm 117:1-119:5"],
    [verseReference(at("PSA", 150, 1), at("PRO", 1, 33)), "Psalm 150 - Proverbs 1"],
    [verseReference(at("JHN", 3, 1), at("JHN", 3, 35)), "John 3:1-35"],
    [verseReference(at("JHN", 3, 2), at("JHN", 3, 36)), "John 3:2-36"],
    [verseReference(at("GEN", 1, 1), at("EXO", 40, 38)), "Genesis 1 - Exodus 40"],
    [verseReference(at("JHN", 1, 1), at("JHN", 20, 31)), "John 1-20"],
    [verseReference(at("JHN", 2, 1), at("JHN", 21, 25)), "John 2-21"],
  ])("%o is %s", (reference, text) => {
    expect([formatReference(reference), englishReference(reference)]).toEqual([text, text]);
  });

  it.each([
    ["Proverbs 17:17-18", ["Proverbs", "17:17-18"]],
    ["1 Juan 4", ["1 Juan", "4"]],
    ["यूहन्ना 3:16", ["यूहन्ना", "3:16"]],
    ["Genesis 1 - Exodus 2:3", ["Genesis 1 - Exodus", "2:3"]],
    ["John 3:16; Ruth", ["John 3:16; Ruth", undefined]],
    ["3:16", ["3:16", undefined]],
  ])("splits %s before its numbers", (reference, parts) => {
    expect(splitNumbers(reference)).toEqual(parts);
  });

  it("writes a verse with its book's full name", () => {
    expect([formatVerse(at("PSA", 23, 1)), formatVerse(at("1JN", 4, 8))]).toEqual(["Psalms 23:1", "1 John 4:8"]);
    expect(abbreviatedReference(verseReference(at("PSA", 23, 1), at("PSA", 23, 3)))).toBe("Ps 23:1-3");
  });
});
