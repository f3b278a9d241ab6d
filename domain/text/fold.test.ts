import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, hasEveryWord } from "./fold.ts";

describe("searching text", () => {
  it.each([
    ["god's", "God’s mercy"],
    ["god’s", "God's mercy"],
    ['"amen"', "He said “Amen”"],
    ["jose\u0301 praye", "Prayers for José"],
    ["office", "the o\uFB03ce"],
    ["שלום", "שָׁלוֹם"],
    ["", "anything"],
    ["  ", "anything"],
  ])("%j is in %j", (query, text) => {
    expect(hasEveryWord(query)(text)).toBe(true);
  });

  it("requires every word", () => {
    expect(hasEveryWord("god mercy")("God is good")).toBe(false);
  });

  it("finds every text by itself, and folding twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(hasEveryWord(text)(text)).toBe(true);
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});
