import { describe, expect, it } from "vitest";
import { openText, versesOf, weighted } from "#tests/support/small-text.ts";
import { searchWords } from "./query.ts";
import { searchLimits, type SearchData, type SearchRequest } from "./types.ts";

/** The nearest verses, over texts of a few verses. */

const nearest = (data: SearchData, query: string, more: Omit<SearchRequest, "query"> = {}) => {
  const answer = searchWords(data, { query, hasOpenEnd: false, ...more });
  return answer.ok ? answer.nearest : [];
};
const places = (data: SearchData, query: string, more?: Omit<SearchRequest, "query">) =>
  nearest(data, query, more).map(({ verse }) => verse.verse);

describe("the nearest verses", () => {
  it("are given only if nothing matched", () => {
    const data = openText(versesOf(["still waters", "still small voice"]));
    expect(places(data, "still")).toEqual([]);
    expect(places(data, "still water")).toEqual([1]);
  });

  it("contain other forms of the words, which are marked", () => {
    const [hit] = nearest(openText(versesOf(["he leadeth me beside the still waters"])), "lead me beside still water");
    expect(hit!.marks.map(([start, end]) => hit!.text.slice(start, end))).toEqual([
      "leadeth",
      "me",
      "beside",
      "still",
      "waters",
    ]);
  });

  it("contain archaic words and other spellings", () => {
    const data = openText(versesOf(["love thy neighbour", "love is kind"]));
    expect(places(data, "love your neighbor")).toEqual([1]);
    expect(places(data, "neighbor")).toEqual([1]);
    expect(places(data, "neighbxyr")).toEqual([1]);
    expect(places(data, "neighxxxr")).toEqual([]);
  });

  it("count an archaic word less than the word itself, and more than nothing", () => {
    expect(places(openText(versesOf(["give my heart", "give thy heart"])), "give your heart")).toEqual([2, 1]);
    expect(places(openText(versesOf(["thy heart", "your heart"])), "your heart xxxxxxx")).toEqual([2, 1]);
  });

  it("tolerate no wrong letter in three, one in six, and two in longer words", () => {
    const data = openText(versesOf(["cot grace shepherd"]));
    expect(["cat", "graze", "grxze", "shepard", "shapard"].map((query) => places(data, query))).toEqual([
      [],
      [1],
      [],
      [1],
      [],
    ]);
  });

  it("have at least half of the weight, of which rare words have more", () => {
    const data = openText(versesOf(["and lamb", "and", "and wolf dwell", "and", "and", "and"]));
    expect(places(data, "and lamb wolf dwell")).toEqual([3]);
    expect(places(data, "and nothing")).toEqual([]);
  });

  it("are ordered by share, then prominence, then canonical order", () => {
    const texts = [
      "red blue",
      "red blue",
      "red blue",
      "red blue gold",
      "red",
      ...Array.from({ length: 50 }, () => "gold"),
    ];
    expect(places(openText(versesOf(texts), weighted(0, 0, 9)), "red blue gold xxxxxxx")).toEqual([4, 3, 1, 2]);
  });

  it("count only the closest form of a word", () => {
    const data = openText(versesOf(["love loved loveth lovest", "love joy"]));
    expect(places(data, "love joy hope")).toEqual([2]);
  });

  it("treat the last word as a prefix while it is typed", () => {
    const data = openText(versesOf(["valley of shadows"]));
    expect(places(data, "shadoxs val", { hasOpenEnd: true })).toEqual([1]);
    expect(places(data, "shadoxs val")).toEqual([]);
  });

  it("respect the filters and are at most ten", () => {
    const data = openText(versesOf(Array.from({ length: 30 }, () => "waters of Babylon")));
    expect(places(data, "water of Babylon")).toHaveLength(searchLimits.nearest);
    expect(places(data, "water of Babylon", { testament: "NT" })).toEqual([]);
    expect(places(data, "water of Babylon", { books: ["EXO"] })).toEqual([]);
  });

  it("are not searched for more than three unknown words", () => {
    const words = ["alpha", "bravo", "charlie", "delta", "echoes", "foxtrot", "golfer", "hotels", "indian"];
    const data = openText(versesOf([words.join(" ")]));
    const misspelt = words.map((word) => `${word.slice(0, -1)}x`).join(" ");
    expect(places(data, misspelt.split(" ").slice(0, 3).join(" "))).toEqual([1]);
    expect(places(data, `${misspelt} xxxxxx yyyyyy zzzzzz`)).toEqual([]);
  });
});
