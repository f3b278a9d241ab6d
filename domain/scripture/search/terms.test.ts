import { describe, expect, it } from "vitest";
import { readTerms } from "./terms.ts";
import { searchLimits } from "./types.ts";

describe("a parsed query", () => {
  it("is its words, each once, in the order typed", () => {
    expect(readTerms("Love thy love, God’s ", true)).toEqual({ words: ["love", "thy", "god"], phrases: [] });
  });

  it("has a phrase for two or more words in quotes", () => {
    expect(readTerms('"still waters" and "soul" “green pastures”', true)).toEqual({
      words: ["still", "waters", "and", "soul", "green", "pastures"],
      phrases: [
        ["still", "waters"],
        ["green", "pastures"],
      ],
    });
  });

  it("ignores a quote that is never closed", () => {
    expect(readTerms('"still waters" "he leadeth', true)).toEqual({
      words: ["still", "waters", "he", "leadeth"],
      phrases: [["still", "waters"]],
      openWord: "leadeth",
    });
    expect(readTerms('"he leadeth', false)).toEqual({ words: ["he", "leadeth"], phrases: [] });
  });

  it.each([
    ["bethle", "bethle"],
    ["god lov", "lov"],
    ['"still waters" be', undefined],
    ["lo", undefined],
    ["bethle ", undefined],
    ["bethle\n", undefined],
    ["bethle.", undefined],
    ['god "bethle"', undefined],
    ['"god" bethle', "bethle"],
    ['bethle ""', undefined],
    ["", undefined],
  ])("%j goes on at %j", (query, openWord) => {
    expect(readTerms(query, true).openWord).toBe(openWord);
    expect(readTerms(query, false).openWord).toBeUndefined();
  });

  it("respects the limits", () => {
    const many = Array.from({ length: searchLimits.queryWords + 6 }, (_, index) => `w${index}`);
    expect(readTerms(many.join(" "), true).words).toEqual(many.slice(0, searchLimits.queryWords));
    expect(readTerms(`"${many.slice(0, 20).join(" ")}" ${many.slice(20).join(" ")}`, true).words).toEqual(
      many.slice(0, searchLimits.queryWords),
    );
    expect(readTerms(`${"x".repeat(searchLimits.queryLength - 4)} abc def`, false).words.at(-1)).toBe("abc");
  });
});
