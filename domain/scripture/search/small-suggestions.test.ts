import { describe, expect, it } from "vitest";
import { openText, versesOf } from "#tests/support/small-text.ts";
import { searchWords } from "./query.ts";
import type { SearchData } from "./types.ts";

/** Refusals and suggestions, over texts of a few verses. */

const suggested = (data: SearchData, query: string) => {
  const answer = searchWords(data, { query });
  return answer.ok ? answer.suggestions : [answer.problem];
};
const total = (data: SearchData, query: string) => {
  const answer = searchWords(data, { query });
  return answer.ok ? answer.total : -1;
};

describe("an invalid search request", () => {
  const data = openText(versesOf(["holy"]));

  it("is refused with the reason", () => {
    for (const limit of [0, -1, 101, 1.5, Number.NaN])
      expect(searchWords(data, { query: "holy", limit })).toEqual({ ok: false, problem: "bad-limit" });
    for (const cursor of ["", "x", "1.abc"])
      expect(searchWords(data, { query: "holy", cursor })).toEqual({ ok: false, problem: "bad-cursor" });
    for (const query of ["", " ", "… !", '""'])
      expect(searchWords(data, { query })).toEqual({ ok: false, problem: "nothing-to-search" });
  });
});

describe("suggested words", () => {
  it("are the most similar, then the most frequent, at most three", () => {
    const data = openText(versesOf(["grace grave", "graze grave", "graze grave", "graze grave", "grade", "grade"]));
    expect(suggested(data, "gracz ")).toEqual(["grace", "grave", "graze"]);
  });

  it("may differ in one letter of three, two of four to seven, and three of longer words", () => {
    const data = openText(versesOf(["cot", "shepherd"]));
    expect([
      suggested(data, "cat "),
      suggested(data, "cay "),
      suggested(data, "caty "),
      suggested(data, "co "),
    ]).toEqual([["cot"], [], ["cot"], []]);
    expect([
      suggested(data, "shpxerd "),
      suggested(data, "shpxerx "),
      suggested(data, "shapxerx "),
      suggested(data, "shapxarx "),
    ]).toEqual([["shepherd"], [], ["shepherd"], []]);
  });

  it("are not searched for a word longer than any in the text", () => {
    const data = openText(versesOf(["abcdefghijklmnopqrstuvwx"]));
    expect(suggested(data, "abcdefghijklmnopqrstuvwy ")).toEqual(["abcdefghijklmnopqrstuvwx"]);
    expect(suggested(data, "abcdefghijklmnopqrstuvwxy ")).toEqual([]);
  });

  it("replace up to three unknown words, each separately", () => {
    const data = openText(versesOf(["shepherd israel egypt pasture", "shepherd grace", "shepherd grave"]));
    expect(suggested(data, "shephrd isreal egipt ")).toEqual(["shepherd israel egypt"]);
    expect(suggested(data, "shephrd isreal egipt pastur ")).toEqual([]);
    expect(suggested(data, "shephrd gracz ")).toEqual(["shepherd grace", "shepherd grave"]);
    expect(suggested(data, "shepherd gracz ")).toEqual(["shepherd grace", "shepherd grave"]);
    expect(suggested(data, "isreal gracz ")).toEqual([]);
    expect(suggested(data, "shephrd zzzzz ")).toEqual([]);
  });

  it("are none if every word is known", () => {
    expect(suggested(openText(versesOf(["aaron", "moses"])), "aaron moses ")).toEqual([]);
  });
});

describe("several phrases", () => {
  it("must all occur in a verse, whole", () => {
    const data = openText(versesOf(["grace and grace upon", "upon grace and", "the love of lov", "the lov of love"]));
    expect([total(data, '"grace and" "upon grace"'), total(data, '"grace and"'), total(data, '"the lov"')]).toEqual([
      1, 2, 1,
    ]);
  });
});
