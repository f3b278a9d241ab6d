import { describe, expect, it } from "vitest";
import { glossaryFinder } from "./glossary-words.ts";

const find = glossaryFinder([
  { words: ["meat"], at: "Genesis 1:29" },
  { words: ["meat offering"], at: "Leviticus 2:1" },
  { words: ["let", "letteth"], at: "Romans 1:13", only: ["2 Thessalonians 2:7"] },
]);
const words = (text: string, reference = "John 1:1") => find(text, reference).map(({ start, end }) => text.slice(start, end));

describe("words that a glossary explains", () => {
  it("are found whole, in any case, the longest first", () => {
    expect(words("Meat for the meat offering; meats and meaty things.")).toEqual(["Meat", "meat offering"]);
  });

  it("are found only where the old meaning holds", () => {
    expect(words("but was let hitherto", "Romans 1:13")).toEqual(["let"]);
    expect(words("he who now letteth will let", "2 Thessalonians 2:7")).toEqual(["letteth", "let"]);
    expect(words("let there be light", "Genesis 1:3")).toEqual([]);
  });

  it("are not found where there are none", () => {
    expect(words("")).toEqual([]);
    expect(words("Jesus wept.")).toEqual([]);
  });
});
