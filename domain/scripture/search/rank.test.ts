import { describe, expect, it } from "vitest";
import { openText, versesOf, weighted } from "#tests/support/small-text.ts";
import { findMatches } from "./match.ts";
import { rankMatches } from "./rank.ts";
import { readTerms } from "./terms.ts";

/** The order of verses by ordinal. A last verse that comes first is there on its merits, not by canonical order. */

const ranked = (query: string, texts: readonly string[], weights?: Uint8Array, end = texts.length) => {
  const data = openText(versesOf(texts), weights);
  const terms = readTerms(query, true);
  return rankMatches(data, terms, findMatches(data, terms), 0, end);
};

describe("ranking priorities: what comes first", () => {
  it("the words as typed, even as a prefix, before the same words in another order in a prominent verse", () => {
    expect(ranked("good shep", ["shepherds good", "good shepherds"], weighted(255, 0))).toEqual([1, 0]);
  });

  it("the words as typed and adjacent before a whole last word", () => {
    expect(ranked("good shep", ["shep good", "good shepherds"])).toEqual([1, 0]);
  });

  it("a finished word does not match as a prefix", () => {
    expect(ranked("alpha omega ", ["alpha omegas omega", "omega alpha x"])).toEqual([1, 0]);
  });

  it("two words near each other before a prominent verse", () => {
    expect(
      ranked("alpha omega ", ["omega one two three alpha", "omega alpha three two one"], weighted(255, 0)),
    ).toEqual([1, 0]);
  });

  it("for a single word, the prominent verse", () => {
    for (const query of ["oclock ", "ocloc"])
      expect(ranked(query, ["oclock", "o'clock"], weighted(0, 255))).toEqual([1, 0]);
  });
});

const apart = "omega one two three four five six seven eight nine ten eleven alpha";
const turned = "omega alpha two three four five six seven eight nine ten eleven one";
const typed = "alpha omega two three four five six seven eight nine ten eleven one";
/** The best of this many verses, which are alike except for the last. */
const firstOf = (count: number, alike: string, last: string) =>
  ranked("alpha omega ", [...Array.from({ length: count - 1 }, () => alike), last], undefined, 1);

describe("what is measured for many matches", () => {
  it("is nearness, for up to 400", () => {
    expect(firstOf(400, apart, turned)).toEqual([399]);
    expect(firstOf(401, apart, turned)).toEqual([0]);
  });

  it("is the order as typed, for up to 8,000", () => {
    expect(firstOf(8000, "omega alpha", "alpha omega")).toEqual([7999]);
    expect(firstOf(8001, "omega alpha", "alpha omega")).toEqual([0]);
    expect(firstOf(401, apart, typed)).toEqual([400]);
  });
});
