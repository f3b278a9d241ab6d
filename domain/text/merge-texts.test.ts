import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { versionSeparator, mergeTexts, moveCaret } from "./merge-texts.ts";

const both = (one: string, other: string): string => `${one}${versionSeparator}${other}`;
const base = "He wept, and so may I.";

describe("mergeTexts", () => {
  it("makes both changes where they do not touch, and keeps both texts where they do", () => {
    for (const [mine, theirs, merged] of [
      [base, "Other words.", "Other words."],
      ["Other words.", base, "Other words."],
      [`${base} Today.`, `${base} Today.`, `${base} Today.`],
      [`${base} Today.`, `Jesus: ${base}`, `Jesus: ${base} Today.`],
      [`Jesus: ${base}`, `${base} Today.`, `Jesus: ${base} Today.`],
      ["He wept, and I.", `${base} Today.`, "He wept, and I. Today."],
      // Neighbouring words: two changes of one sentence, which would make a third.
      [
        "He smiled, and so may I.",
        "He wept, but so may I.",
        both("He smiled, and so may I.", "He wept, but so may I."),
      ],
      [`${base} Mine.`, `${base} Theirs.`, both(`${base} Mine.`, `${base} Theirs.`)],
      // One has all of the other.
      [`${base} Today.`, `${base} Today. And tomorrow.`, `${base} Today. And tomorrow.`],
      [`${base} Today. And tomorrow.`, `${base} Today.`, `${base} Today. And tomorrow.`],
    ] as const)
      expect(mergeTexts(base, mine, theirs)).toBe(merged);
  });

  it("has every word that either has added, and gives the same for both where they do not touch", () => {
    const text = fc.array(fc.constantFrom<string>("a", "b", "c", "d", "e", "f"), { maxLength: 8 });
    const added = fc.record({ at: fc.nat({ max: 8 }), cut: fc.nat({ max: 3 }) });
    fc.assert(
      fc.property(text, added, added, (words, one, other) => {
        const change = ({ at, cut }: typeof one, word: string) =>
          words.toSpliced(Math.min(at, words.length), cut, word).join(" ");
        const [mine, theirs] = [change(one, "mine"), change(other, "theirs")];
        const merged = mergeTexts(words.join(" "), mine, theirs);
        expect(merged).toContain("mine");
        expect(merged).toContain("theirs");
        expect(merged.includes(versionSeparator) || merged === mergeTexts(words.join(" "), theirs, mine)).toBe(true);
      }),
    );
  });
});

describe("moveCaret", () => {
  it("stays at its words", () => {
    expect(moveCaret("one two", "one two three", 3)).toBe(3);
    expect(moveCaret("one two", "zero one two", 3)).toBe(8);
    expect(moveCaret("one two", "x", 5)).toBe(1);
  });
});
