import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type CalendarDate, dateOfDayOfYear } from "#domain/calendar/calendar-date.ts";
import { bookById } from "#domain/scripture/books/books.ts";
import { dailyVerseReference, yearVerseIndex } from "#domain/scripture/daily-verse.ts";
import { passageText } from "#tests/support/embedded-text.ts";
import { yearVerses } from "./daily-verses-year.ts";
import { dailyVerses } from "./daily-verses.ts";
import { dailyVerseSchema, yearVerseSchema } from "./schema/daily-verses.ts";

const on = (month: number, day: number) => yearVerses[yearVerseIndex({ year: 2026, month, day })]!;
const dateOf = (index: number): CalendarDate => dateOfDayOfYear(2024, index + 1);

describe("the daily verses of a year", () => {
  it("are one for each of 366 days, matching the schema", () => {
    expect(z.array(yearVerseSchema).safeParse(yearVerses).error).toBeUndefined();
    expect(yearVerses).toHaveLength(366);
  });

  it("have no verse twice, in whatever range", () => {
    const verses = yearVerses.flatMap(({ book, chapter, verse, lastVerse }) =>
      [verse, ...(lastVerse === undefined ? [] : [lastVerse])].map((one) => `${book} ${chapter}:${one}`),
    );
    expect(verses.filter((place, index) => verses.indexOf(place) !== index)).toEqual([]);
  });

  it("come from at least 45 books, none of them with more than a seventh", () => {
    const counts = new Map<string, number>();
    for (const { book } of yearVerses) counts.set(book, (counts.get(book) ?? 0) + 1);
    expect(counts.size).toBeGreaterThanOrEqual(45);
    for (const [book, count] of counts) expect(count, book).toBeLessThanOrEqual(366 / 7);
  });

  it("are from different books on neighbouring days, but for the story of Christmas", () => {
    const neighbours = yearVerses.flatMap(({ book }, index) =>
      yearVerses[index + 1]?.book === book ? [dateOf(index)] : [],
    );
    expect(neighbours.map(({ month, day }) => `${day}.${month}`)).toEqual(["24.12", "25.12", "26.12"]);
  });

  it("suit the date where the date has a sense", () => {
    expect([on(1, 1), on(2, 14), on(3, 21), on(9, 22), on(12, 25), on(12, 31)].map(dailyVerseReference)).toEqual([
      "Psalm 65:11",
      "Song of Solomon 8:7",
      "Song of Solomon 2:11-12",
      "Genesis 8:22",
      "Luke 2:10-11",
      "1 Samuel 7:12",
    ]);
    expect(on(12, 25).text).toContain("unto you is born this day");
    expect(on(1, 1).text).toContain("Thou crownest the year");
  });

  it("are the KJV word for word", () => {
    for (const entry of yearVerses) {
      const { book, chapter, verse, lastVerse = verse, text } = entry;
      const own = passageText("kjv", { book, chapter, verse }, { book, chapter, verse: lastVerse });
      expect(text, dailyVerseReference(entry)).toBe(own);
    }
  });

  it("are sentences that end where the verse ends", () => {
    for (const entry of yearVerses) expect(entry.text, dailyVerseReference(entry)).toMatch(/^[A-Z].*[.?!:;]$/);
  });

  it("are from both Testaments, neither with much more than half", () => {
    const old = yearVerses.filter(({ book }) => bookById(book).testament === "OT").length;
    expect(Math.abs(old - 183)).toBeLessThan(30);
  });
});

describe("daily verses", () => {
  it("are twenty different ones that match the schema", () => {
    expect(z.array(dailyVerseSchema).parse(dailyVerses)).toHaveLength(20);
    expect(new Set(dailyVerses.map(dailyVerseReference)).size).toBe(20);
  });

  it.each(dailyVerses.map((entry) => [dailyVerseReference(entry), entry] as const))(
    "%s is KJV word for word",
    (_reference, { book, chapter, verse, lastVerse, text }) => {
      expect(text).toBe(passageText("kjv", { book, chapter, verse }, { book, chapter, verse: lastVerse ?? verse }));
    },
  );
});
