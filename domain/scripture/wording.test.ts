import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verseText } from "#tests/support/embedded-text.ts";
import { totalVerses, verseAt } from "./places.ts";
import { differingWords } from "./wording.ts";

const said = (text: string, other: string) => differingWords(text, other).map(([start, end]) => text.slice(start, end));

/** The words that are left when the differing ones are taken out. */
const without = (text: string, other: string) =>
  differingWords(text, other)
    .toReversed()
    .reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), text)
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .replace(/['’]/g, "")
    .match(/[a-z0-9]+/g) ?? [];

describe("differingWords", () => {
  it("names what the other wording does not have", () => {
    expect(said("should not perish, but have eternal life.", "should not perish, but have everlasting life.")).toEqual(["eternal"]);
    expect(said("his one and only Son", "his only begotten Son")).toEqual(["one and"]);
  });

  it("does not count case, punctuation and possessives", () => {
    expect(said("God’s Son; he came", "god son, HE came!")).toEqual([]);
    expect(said("", "anything")).toEqual([]);
    expect(said("All of it", "")).toEqual(["All of it"]);
  });

  it("leaves, without the differing words, what both have in common", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: totalVerses - 1 }), (ordinal) => {
        const { book, chapter, verse } = verseAt(ordinal)!;
        const [kjv, web] = [verseText("kjv", book, chapter, verse)!, verseText("web", book, chapter, verse)!];
        expect(without(kjv, web).length).toBe(without(web, kjv).length);
      }),
      { numRuns: 100 },
    );
  });
});
