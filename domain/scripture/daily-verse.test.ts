import { describe, expect, it } from "vitest";
import { addDays, parseIsoDate } from "../calendar/calendar-date.ts";
import { dailyVerseIndex, dailyVerseReference, yearVerseIndex } from "./daily-verse.ts";

/** The places in the catalogue of a year, from a date on. */
const places = (first: string, days: number) =>
  Array.from({ length: days }, (_, index) => yearVerseIndex(addDays(parseIsoDate(first)!, index)));

describe("the daily verse", () => {
  it("is chosen by the day of the year modulo the catalogue's size", () => {
    expect(dailyVerseIndex({ year: 2026, month: 1, day: 1 }, 20)).toBe(1);
    expect(dailyVerseIndex({ year: 2026, month: 1, day: 20 }, 20)).toBe(0);
    expect(dailyVerseIndex({ year: 2026, month: 11, day: 21 }, 20)).toBe(325 % 20);
  });

  it("changes every day", () => {
    let date = parseIsoDate("2026-01-01")!;
    for (let day = 1; day < 365; day += 1) {
      const next = addDays(date, 1);
      expect(dailyVerseIndex(next, 20)).not.toBe(dailyVerseIndex(date, 20));
      date = next;
    }
  });

  it("treats the last day of a leap year as day 365", () => {
    expect(dailyVerseIndex({ year: 2028, month: 12, day: 31 }, 20)).toBe(365 % 20);
  });

  it("has a fixed place for every date in the catalogue of a year", () => {
    expect(places("2028-01-01", 366)).toEqual(Array.from({ length: 366 }, (_, index) => index));
    expect(places("2027-02-28", 2)).toEqual([58, 60]);
    expect(yearVerseIndex({ year: 2026, month: 12, day: 25 })).toBe(yearVerseIndex({ year: 2028, month: 12, day: 25 }));
  });

  it("writes “Psalm” in the singular, and several verses as a range", () => {
    expect(dailyVerseReference({ book: "PSA", chapter: 121, verse: 1, lastVerse: 2 })).toBe("Psalm 121:1-2");
    expect(dailyVerseReference({ book: "JHN", chapter: 3, verse: 16 })).toBe("John 3:16");
  });
});
