import { expect, it } from "vitest";
import { readBookLines } from "#scripts/scripture/original-words.ts";
import { verseText } from "#tests/support/embedded-text.ts";
import { wordsThatDiffer } from "./words-behind.tsx";
import { wordsOfVerse } from "./verse-words.ts";

const kjv = verseText("kjv", "1CO", 13, 8)!;
const words = wordsOfVerse("1CO", kjv, readBookLines("1CO").get("13:8")!);
const named = (others: readonly string[]) => wordsThatDiffer(kjv, words, others).map(({ text }) => text);

it("finds the words behind a difference", () => {
  expect(named([verseText("asv", "1CO", 13, 8)!])).toContain("Charity");
  expect(named([kjv.replace("Charity", "Love")])).toEqual(["Charity"]);
});

it("lists a repeated word once", () => {
  const text = verseText("kjv", "1CO", 13, 4)!;
  const all = wordsOfVerse("1CO", text, readBookLines("1CO").get("13:4")!);
  const love = text.replaceAll(/charity/gi, "love");
  expect(wordsThatDiffer(text, all, [love]).map((word) => word.text)).toEqual(["Charity"]);
});

it("finds nothing without a difference", () => {
  expect(named([kjv, ""])).toEqual([]);
  expect(named([])).toEqual([]);
});
