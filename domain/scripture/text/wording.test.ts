import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verseText } from "#tests/support/embedded-text.ts";
import { totalVerses, verseAt } from "../reference/places.ts";
import { differingWords } from "./wording.ts";

const said = (text: string, other: string) => differingWords(text, other).map(([start, end]) => text.slice(start, end));

/** The words that remain without the differing ones. */
const without = (text: string, other: string) =>
  differingWords(text, other)
    .toReversed()
    .reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), text)
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .replace(/['’]/g, "")
    .match(/[a-z0-9]+/g) ?? [];

describe("differingWords", () => {
  it("finds the words that the other wording lacks", () => {
    expect(said("should not perish, but have eternal life.", "should not perish, but have everlasting life.")).toEqual([
      "eternal",
    ]);
    expect(said("his one and only Son", "his only begotten Son")).toEqual(["one and"]);
  });

  it("ignores case, punctuation and possessives", () => {
    expect(said("God’s Son; he came", "god son, HE came!")).toEqual([]);
    expect(said("", "anything")).toEqual([]);
    expect(said("All of it", "")).toEqual(["All of it"]);
  });

  it("leaves the common words when the differing ones are removed", () => {
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
