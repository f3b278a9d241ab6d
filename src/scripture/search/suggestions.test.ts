import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knownPassages } from "#content/known-passages.ts";
import { parseReference } from "#domain/scripture/reference/parse-reference.ts";
import { queryOf, withRecent } from "./suggestion.ts";
import { isForWords, suggestionsFor } from "./suggestions.ts";

const texts = (typed: string, recent: readonly string[] = []) => suggestionsFor(typed, recent).map((one) => one.text);

describe("suggestions", () => {
  it.each([
    ["joh", ["John", "1 John", "2 John", "3 John"]],
    ["jo", ["Joshua", "Job", "Joel", "Jonah", "John"]],
    ["1 co", ["1 Corinthians"]],
    ["1cor", ["1 Corinthians"]],
    ["song", ["Song of Solomon"]],
    ["psalm 2", ["Psalm 2", "Psalm 20", "Psalm 21", "Psalm 22", "Psalm 23"]],
    ["psalm 23", ["Psalm 23"]],
    ["john 3", ["John 3", "1 John 3"]],
    ["jude 1", ["Jude 1"]],
    ["john 99", []],
    ["love is patient", []],
    ["", []],
    ["3:16", []],
    [".*", []],
  ])("for %o", (typed, expected) => {
    expect(texts(typed)).toEqual(expected);
  });

  it("include recent searches, newest first, and all of them before anything is typed", () => {
    const recent = ["John 3:16", "love", "joy"];
    expect(texts("", recent)).toEqual(recent);
    expect(texts("jo", recent).slice(0, 2)).toEqual(["John 3:16", "joy"]);
    expect(texts("john 3:16", recent)).toEqual([]);
  });

  it.each([
    ["samar", ["The Good Samaritan — Luke 10:25-37", "The Woman at the Well — John 4:1-42"]],
    ["the good s", ["The Good Samaritan — Luke 10:25-37", "The Good Shepherd — John 10:1-18"]],
    ["lord’s pr", ["The Lord’s Prayer — Matthew 6:9-13"]],
    ["jonah", ["Jonah", "Jonah and the Whale — Jonah 1-2"]],
    ["the", ["1 Thessalonians", "2 Thessalonians"]],
    ["lo", []],
  ])("include named passages for %o", (typed, expected) => {
    const offered = suggestionsFor(typed, [], knownPassages).map((one) =>
      one.kind === "passage" ? `${one.text} — ${queryOf(one)}` : queryOf(one),
    );
    expect(offered).toEqual(expected);
  });

  it("only include books and chapters that can be read", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (typed) => {
        expect(texts(typed).every((text) => parseReference(text).ok)).toBe(true);
      }),
    );
    expect(texts("p 1").every((text) => parseReference(text).ok)).toBe(true);
  });
});

describe("isForWords", () => {
  it.each([
    ["love", true],
    ["still wat", true],
    ["the lord is", true],
    ["“god so", true],
    ["lov", false],
    ["roma", false],
    ["song of", false],
    ["psalm 23", false],
    ["1 cor", false],
    ["3:16", false],
    ["", false],
  ])("%s is %s", (typed, expected) => {
    expect(isForWords(typed)).toBe(expected);
  });
});

describe("withRecent", () => {
  it("puts a search first, without duplicates, and drops the oldest", () => {
    expect(withRecent(["b", "A", "c"], "a", 3)).toEqual(["a", "b", "c"]);
    expect(withRecent(["b", "c", "d"], "a", 3)).toEqual(["a", "b", "c"]);
  });
});
