import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { books, chapterCount, verseCount, type BookId } from "#domain/scripture/books/books.ts";
import { bookBackgroundSchema } from "#content/schema/reading-plan.ts";
import { bookBackgrounds } from "./book-backgrounds.ts";
import { newTestamentDays } from "./new-testament/new-testament-days.ts";

const texts = books.map(({ id }) => bookBackgrounds[id]);
const repeated = (items: readonly string[]): string[] => items.filter((item, at) => items.indexOf(item) !== at);
const sentencesOf = (text: string): string[] => text.split(/(?<=[.?;:])\s+/);
const opening = (text: string, words: number): string => text.split(/\s+/).slice(0, words).join(" ").toLowerCase();
const others = newTestamentDays.map(([, text]) => text);

describe("the background of the books", () => {
  it("is a line of 25 to 45 words for each of 66 books, in their order", () => {
    expect(Object.keys(bookBackgrounds)).toEqual(books.map(({ id }) => id));
    expect(texts).toHaveLength(66);
    expect(texts.filter((text) => !z.safeParse(bookBackgroundSchema, text).success)).toEqual([]);
    expect(texts.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
  });

  it("repeats no sentence, and opens with a word that neither neighbour opens with", () => {
    expect(repeated([...texts, ...others].flatMap(sentencesOf))).toEqual([]);
    expect(texts.filter((text, at) => at > 0 && opening(text, 1) === opening(texts[at - 1]!, 1))).toEqual([]);
    expect(repeated(texts.map((text) => opening(text, 3)))).toEqual([]);
    expect(texts.filter((text) => text.includes("Look for")).length).toBeLessThanOrEqual(15);
  });

  it("counts chapters and verses rightly where it counts them", () => {
    expect([
      verseCount("OBA", 1),
      verseCount("PHM", 1),
      verseCount("2JN", 1),
      chapterCount("PSA"),
      chapterCount("HAB"),
      chapterCount("ZEP"),
      chapterCount("TIT"),
    ]).toEqual([21, 25, 13, 150, 3, 3, 3]);
    const counted: readonly (readonly [BookId, string])[] = [
      ["OBA", "twenty-one verses"],
      ["PHM", "Twenty-five verses"],
      ["2JN", "Thirteen verses"],
      ["PSA", "One hundred and fifty songs"],
      ["ZEP", "three chapters"],
      ["TIT", "all three chapters"],
    ];
    expect(counted.filter(([id, words]) => !bookBackgrounds[id].includes(words))).toEqual([]);
  });

  it("has no exclamation marks, straight or double quotation marks, filler words or second spelling of toward", () => {
    expect(texts.filter((text) => /[!"“”']| {2}|journey of|unlock|season|blessed to be|towards/i.test(text))).toEqual(
      [],
    );
  });

  it("dates with BC and AD in one form, and the fall of Jerusalem always alike", () => {
    expect(texts.filter((text) => /\bBCE|\bCE\b|\bA\.D\.|\bB\.C\.|\d AD\b|\bBC \d/.test(text))).toEqual([]);
    expect(texts.filter((text) => /\b587\b/.test(text))).toEqual([]);
  });
});
