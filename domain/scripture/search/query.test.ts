import { expect, it } from "vitest";
import { markWords } from "./query.ts";

const text = "The shepherd and the shepherds: thy sheep.";
const marked = (terms: Parameters<typeof markWords>[1]) =>
  markWords(text, terms).map(([start, end]) => text.slice(start, end));

it("marks whole words separately, wherever they occur", () => {
  expect(marked({ words: ["the", "shepherd"], phrases: [] })).toEqual(["The", "shepherd", "the"]);
  expect(marked({ words: [], phrases: [] })).toEqual([]);
});

it("marks words that begin with the word still being typed", () => {
  expect(marked({ words: ["thy"], phrases: [], openWord: "she" })).toEqual(["shepherd", "shepherds", "thy", "sheep"]);
});
