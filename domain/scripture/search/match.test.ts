import { describe, expect, it } from "vitest";
import { openText, versesOf } from "#tests/support/small-text.ts";
import { findMatches } from "./match.ts";
import { readTerms } from "./terms.ts";
import type { SearchData } from "./types.ts";

const matchesOf = (data: SearchData, query: string) => findMatches(data, readTerms(query, true));

const has = (verse: string, word: string) => verse.split(" ").includes(word);
const hasBeginning = (verse: string, word: string) => verse.split(" ").some((found) => found.startsWith(word));

describe("matching verses", () => {
  const texts = [
    "grace and peace",
    "peace be with you",
    "grace upon grace",
    "peaceable grace",
    "the peace and the grace",
  ];
  const data = openText(versesOf(texts));

  it("are in canonical order, whichever word is rarer", () => {
    expect(matchesOf(data, "grace peace ").ordinals).toEqual([0, 4]);
    expect(matchesOf(data, "peace grace ").ordinals).toEqual([0, 4]);
    expect(matchesOf(data, "the ").ordinals).toEqual([4]);
  });

  it("are none if one of the words occurs nowhere", () => {
    const { ordinals, hasWhole } = matchesOf(data, "grace zebra");
    expect(ordinals).toEqual([]);
    expect(hasWhole(0)).toBe(false);
  });

  it("are distinguished by whether they have the open word as a whole word", () => {
    const { ordinals, hasWhole } = matchesOf(data, "peace");
    expect(ordinals.map((ordinal) => [ordinal, hasWhole(ordinal)])).toEqual([
      [0, true],
      [1, true],
      [3, false],
      [4, true],
    ]);
    const beginning = matchesOf(data, "peac");
    expect(beginning.ordinals.map(beginning.hasWhole)).toEqual([false, false, false, false]);
  });

  it("have every word whole if none is open", () => {
    const { ordinals, hasWhole } = matchesOf(data, "peace grace ");
    expect(ordinals.map(hasWhole)).toEqual([true, true]);
  });

  it("equal those of a brute-force search", () => {
    const words = ["grace", "peace", "peaceable", "mercy", "gra"];
    // Every subset of the words is a verse.
    const verses = Array.from({ length: 2 ** words.length }, (_, choice) =>
      words.filter((__, index) => (choice >> index) % 2 === 1).join(" "),
    );
    const all = openText(versesOf(verses));
    const queries = words.flatMap((one) => [
      [one],
      ...words.map((other) => [one, other]),
      ...words.map((other) => [one, other, "mercy"]),
    ]);
    for (const wanted of queries) {
      const open = wanted.at(-1)!;
      const picked = (fits: (verse: string, word: string) => boolean) =>
        verses.flatMap((verse, ordinal) => (wanted.every((word) => fits(verse, word)) ? [ordinal] : []));
      expect(matchesOf(all, `${wanted.join(" ")} `).ordinals).toEqual(picked(has));
      expect(matchesOf(all, wanted.join(" ")).ordinals).toEqual(
        picked((verse, word) => (word === open ? hasBeginning : has)(verse, word)),
      );
    }
  });
});
