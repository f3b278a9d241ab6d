import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { bookOrder, chapterCount, verseCount } from "#domain/scripture/books/books.ts";
import { chapterWarningSchema } from "#content/schema/reading-plan.ts";
import { chapterWarnings } from "./warnings.ts";

const place = ([book, chapter]: (typeof chapterWarnings)[number]): number => bookOrder(book) * 1000 + chapter;

/** Chapters that no reader should come upon unprepared. */
const needed = [
  ["GEN", 19],
  ["GEN", 34],
  ["NUM", 31],
  ["DEU", 22],
  ["DEU", 28],
  ["JOS", 6],
  ["JOS", 8],
  ["JOS", 10],
  ["JOS", 11],
  ["JDG", 11],
  ["JDG", 19],
  ["JDG", 20],
  ["JDG", 21],
  ["1SA", 15],
  ["1SA", 31],
  ["2SA", 13],
  ["2SA", 17],
  ["2KI", 6],
  ["2KI", 25],
  ["PSA", 137],
  ["LAM", 2],
  ["LAM", 4],
  ["EZK", 16],
  ["EZK", 23],
  ["MAT", 2],
  ["MAT", 27],
  ["MRK", 6],
] as const;

describe("the warnings", () => {
  it("name existing chapters and verses once each, in the order of the Bible, in a short plain line", () => {
    expect(z.array(chapterWarningSchema).safeParse(chapterWarnings).error).toBeUndefined();
    expect(chapterWarnings.map(place)).toEqual(
      [...new Set(chapterWarnings.map(place))].toSorted((one, other) => one - other),
    );
    expect(
      chapterWarnings.filter(
        ([book, chapter, words, verse = 1]) =>
          chapter > chapterCount(book) || verse > verseCount(book, chapter) || words.split(" ").length > 17,
      ),
    ).toEqual([]);
    expect(new Set(chapterWarnings.map(([, , words]) => words)).size).toBe(chapterWarnings.length);
  });

  it("cover the chapters that need one most", () => {
    const known = chapterWarnings.map(([book, chapter]) => `${book} ${chapter}`);
    expect(needed.filter(([book, chapter]) => !known.includes(`${book} ${chapter}`))).toEqual([]);
  });
});
