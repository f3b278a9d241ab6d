import { describe, expect, it } from "vitest";
import { glossaryFinder } from "./glossary-words.ts";

const find = glossaryFinder([
  { words: ["meat"], reference: "Genesis 1:29" },
  { words: ["meat offering"], reference: "Leviticus 2:1" },
  { words: ["let", "letteth"], reference: "Romans 1:13", onlyIn: ["2 Thessalonians 2:7"] },
]);
const words = (text: string, reference = "John 1:1") => find(text, reference).map(({ start, end }) => text.slice(start, end));

describe("glossary words", () => {
  it("match whole words in any case, the longest first", () => {
    expect(words("Meat for the meat offering; meats and meaty things.")).toEqual(["Meat", "meat offering"]);
  });

  it("match only where the old meaning applies", () => {
    expect(words("but was let hitherto", "Romans 1:13")).toEqual(["let"]);
    expect(words("he who now letteth will let", "2 Thessalonians 2:7")).toEqual(["letteth", "let"]);
    expect(words("let there be light", "Genesis 1:3")).toEqual([]);
  });

  it("yield nothing in a text without any", () => {
    expect(words("")).toEqual([]);
    expect(words("Jesus wept.")).toEqual([]);
  });
});
