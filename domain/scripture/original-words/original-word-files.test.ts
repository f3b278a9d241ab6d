import { describe, expect, it } from "vitest";
import { fileOfNumber, formatNumber, parseNumber, wordPath } from "./original-word-files.ts";

describe("numbers", () => {
  it.each([
    ["H430", "H430"],
    ["g26", "G26"],
    ["G0026", "G26"],
    ["H0430", "H430"],
  ])("%s is %s", (text, number) => {
    const parsed = parseNumber(text);
    expect(parsed && formatNumber(parsed)).toBe(number);
  });

  it.each(["", "26", "G", "G0", "G00000", "X26", "G26a", " G26", "G-1", "G1.5", "G123456", "Gen 1"])(
    "%s is no number",
    (text) => {
      expect(parseNumber(text)).toBeUndefined();
    },
  );

  it("have an address and a file", () => {
    expect(wordPath({ language: "greek", number: 26 })).toBe("/words/G26");
    expect(fileOfNumber({ language: "hebrew", number: 255 })).toBe("H0");
    expect(fileOfNumber({ language: "hebrew", number: 256 })).toBe("H1");
  });
});
