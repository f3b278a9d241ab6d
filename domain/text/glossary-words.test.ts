import { describe, expect, it } from "vitest";
import { glossaryFinder, glossaryOccurrences } from "./glossary-words.ts";

const entries = [
  { words: ["meat"], senses: [{ meaning: "food" }] },
  { words: ["meat offering"], senses: [{ meaning: "an offering of grain" }] },
  { words: ["let", "letteth"], senses: [{ meaning: "to hinder", at: "ROM 1:13 2TH 2:7" }], plain: "rest" },
  {
    words: ["tale", "tales"],
    senses: [{ meaning: "a count", at: "EXO 5:8#2" }, { meaning: "a story" }],
    plain: "LUK 24:11",
  },
];
const verse = (book: "JHN" | "ROM" | "2TH" | "EXO" | "GEN" | "LUK" = "JHN", chapter = 1, number = 1) => ({
  book,
  chapter,
  verse: number,
});
const find = glossaryFinder(entries);
const words = (text: string, place = verse()) => find(text, place).map(({ start, end }) => text.slice(start, end));
const meanings = (text: string, place = verse()) => find(text, place).map(({ sense }) => sense.meaning);

describe("glossary words", () => {
  it("match whole words in any case, the longest first", () => {
    expect(words("Meat for the meat offering; meats and meaty things.")).toEqual(["Meat", "meat offering"]);
  });

  it("match only where they need an explanation", () => {
    expect(words("but was let hitherto", verse("ROM", 1, 13))).toEqual(["let"]);
    expect(words("he who now letteth will let", verse("2TH", 2, 7))).toEqual(["letteth", "let"]);
    expect(words("let there be light", verse("GEN", 1, 3))).toEqual([]);
    expect(words("as idle tales", verse("LUK", 24, 11))).toEqual([]);
  });

  it("have the sense of their place, occurrence by occurrence", () => {
    expect(meanings("a tale, the tale of bricks, tales", verse("EXO", 5, 8))).toEqual([
      "a story",
      "a count",
      "a story",
    ]);
    expect(meanings("a tale, the tale", verse("EXO", 5, 9))).toEqual(["a story", "a story"]);
  });

  it("yield nothing in a text without any", () => {
    expect(words("")).toEqual([]);
    expect(words("Jesus wept.")).toEqual([]);
  });

  it("show a glossary that is not sound: a place named twice, a place not named", () => {
    const twice = {
      words: ["quick"],
      senses: [
        { meaning: "living", at: "GEN 1:1-3" },
        { meaning: "fast", at: "GEN 1:2" },
      ],
    };
    const assigned = (number: number) =>
      glossaryOccurrences([twice])("the quick", verse("GEN", 1, number)).map((one) => one.assigned.length);
    expect([1, 2, 4].map(assigned)).toEqual([[1], [2], [0]]);
  });
});
