import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { parseVerseSet, type VerseSet } from "#domain/scripture/verse-set.ts";
import { verseText } from "#tests/support/embedded-text.ts";
import { glossary } from "./glossary.ts";
import { glossaryEntrySchema } from "./schema/glossary.ts";

const textOf = (reference: string): string => {
  const { book, chapter, verses } = parseVerseSet(reference) as VerseSet;
  return verses.map((verse) => verseText("kjv", book, chapter, verse)).join(" ");
};

const holds = (text: string, words: readonly string[]): boolean => words.some((word) => new RegExp(`(?<![A-Za-z])${word}(?![A-Za-z])`, "i").test(text));

describe("the glossary of the King James Version", () => {
  it("has at least 150 entries that match the schema", () => {
    expect(z.array(glossaryEntrySchema).safeParse(glossary).error).toBeUndefined();
    expect(glossary.length).toBeGreaterThanOrEqual(150);
  });

  it("explains each word once", () => {
    const words = glossary.flatMap(({ words: forms }) => forms);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it("names verses that contain the word", () => {
    const wrong = glossary.flatMap(({ words, reference, onlyIn = [] }) =>
      [reference, ...onlyIn].filter((place) => parseVerseSet(place) === undefined || !holds(textOf(place), words)).map((place) => `${words[0]}: ${place}`),
    );
    expect(wrong).toEqual([]);
  });

  it("does not use a word to explain itself", () => {
    expect(glossary.filter(({ words, meaning }) => holds(meaning, words)).map(({ words }) => words[0])).toEqual([]);
  });
});
