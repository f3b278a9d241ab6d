import { expect, it } from "vitest";
import {
  countOccurrences,
  languageTag,
  meaningInALine,
  occurrenceText,
  partsByLanguage,
  splitMeaning,
  withCommas,
} from "./word-text.ts";

const long = `${"a long meaning, ".repeat(6)}and more`;

it.each([
  [
    "love, i.e. affection; specially a love-feast",
    "love, i.e. affection;",
    "specially a love-feast",
    "love, i.e. affection",
  ],
  [
    "to hang (on a tree; by the neck); to crucify",
    "to hang (on a tree; by the neck);",
    "to crucify",
    "to hang (on a tree; by the neck)",
  ],
  ["Beten. a place in Palestine", "Beten. a place in Palestine", "", "Beten. a place in Palestine"],
  ["I", "I", "", "I"],
  [long, long.slice(0, 86), long.slice(87), `${long.slice(0, 86)}…`],
])("%s, in a line", (meaning, line, rest, alone) => {
  expect(splitMeaning(meaning)).toEqual([line, rest]);
  expect(meaningInALine(meaning)).toBe(alone);
});

it("Hebrew and Greek words stand by themselves", () => {
  expect(partsByLanguage("from G1 (Α) and G922 (βάρος); compare רֵאשִׁית (rē)")).toEqual([
    { text: "from G1 (" },
    { text: "Α", language: "grc" },
    { text: ") and G922 (" },
    { text: "βάρος", language: "grc" },
    { text: "); compare " },
    { text: "רֵאשִׁית", language: "he" },
    { text: " (rē)" },
  ]);
  expect(partsByLanguage("ὁ")).toEqual([{ text: "ὁ", language: "grc" }]);
});

it("counts are said in words", () => {
  expect(
    occurrenceText({
      translations: [
        ["love", 81],
        ["charity", 28],
      ],
      verses: 99,
    }),
  ).toBe("109 times in 99 verses");
  expect(occurrenceText({ translations: [["and", 9092]], verses: 1 })).toBe("9,092 times in 1 verse");
  expect(occurrenceText({ translations: [["once", 1]], verses: 1 })).toBe("1 time in 1 verse");
  expect(countOccurrences({ translations: [] })).toBe(0);
});

it.each([
  [0, "0"],
  [28, "28"],
  [999, "999"],
  [1000, "1,000"],
  [9092, "9,092"],
  [349_308, "349,308"],
  [9_007_199_254_740_991, "9,007,199,254,740,991"],
])("%i is %s", (count, text) => {
  expect(withCommas(count)).toBe(text);
});

it("languages have their tags", () => {
  expect([languageTag({ language: "hebrew", number: 1 }), languageTag({ language: "greek", number: 1 })]).toEqual([
    "he",
    "grc",
  ]);
});
