import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { bookById, chapterCount, verseCount } from "#domain/scripture/books/books.ts";
import { revealVerses } from "#content/games/reveal-verses.ts";
import { revealQuestionSchema } from "#content/schema/games.ts";
import { verseText } from "#tests/support/embedded-text.ts";
import { addDays, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { drawQuestions } from "./draw.ts";

const isoOf = (day: number) => toIsoDate(addDays({ year: 2026, month: 11, day: 1 }, day));
const drawOn = (day: number) => drawQuestions(revealVerses, isoOf(day), day);
const ids = (day: number) => drawOn(day).map(({ id }) => id);

describe("questions drawn for a board", () => {
  it("are ten different ones, the same for a seed, and others on another day", () => {
    expect(drawOn(7)).toEqual(drawOn(7));
    expect(new Set(ids(7)).size).toBe(10);
    const days = Array.from({ length: 30 }, (_, seed) => ids(seed));
    expect(new Set(days.flat()).size).toBeGreaterThan(150);
    for (const [day, own] of days.slice(1).entries())
      expect(new Set([...days[day]!, ...own]).size, isoOf(day)).toBeGreaterThan(17);
  });

  it("fit the schema, and only one of their 64 combinations is right", () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const questions = drawOn(seed);
      expect(z.array(revealQuestionSchema).safeParse(questions).error).toBeUndefined();
      for (const { scripture, reference, options } of questions) {
        const { testament } = bookById(reference.book);
        expect(options.book.every((book) => bookById(book).testament === testament)).toBe(true);
        expect(Math.max(...options.chapter)).toBeLessThanOrEqual(chapterCount(reference.book));
        expect(Math.max(...options.verse)).toBeLessThanOrEqual(verseCount(reference.book, reference.chapter));
        const right = options.book.flatMap((book) =>
          options.chapter.flatMap((chapter) =>
            options.verse.filter((verse) => verseText("kjv", book, chapter, verse)?.includes(scripture)),
          ),
        );
        expect(right).toHaveLength(1);
      }
    }
  });

  it("have a hint that names the testament and the part of the book, never the book", () => {
    for (const { hint, reference } of drawOn(3)) {
      expect(hint).toMatch(/^In the (?:Old|New) Testament, (?:near the beginning|about the middle|near the end) of/);
      expect(hint).not.toContain(bookById(reference.book).name);
    }
  });
});
