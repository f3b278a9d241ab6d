import { describe, expect, it } from "vitest";
import { dailyWords, declarations } from "#content/devotions/shield.ts";
import { addDays, dateOfDayOfYear, daysInYear } from "#domain/calendar/calendar-date.ts";
import { consecutiveDays } from "#domain/calendar/streaks.ts";
import { dayEntry, shieldReadingEntry, shieldReadings, shieldWordEntry } from "#domain/calendar/plan-day.ts";
import {
  completeShield,
  isCompleted,
  mergeShields,
  noShields,
  readingOf,
  shieldOf,
  entryOfDeclaration,
  entryOfWord,
} from "./rules.ts";

const everyDay = (year: number) =>
  Array.from({ length: daysInYear(year) }, (_, index) => dateOfDayOfYear(year, index + 1));

describe("shieldOf", () => {
  it("cycles through the declarations, 20 a day", () => {
    expect(shieldOf({ year: 2026, month: 1, day: 1 }).declaration).toBe(declarations[0]);
    expect(shieldOf({ year: 2026, month: 1, day: 20 }).declaration).toBe(declarations[19]);
    expect(shieldOf({ year: 2026, month: 1, day: 21 }).declaration).toBe(declarations[0]);
  });

  it("has the same declaration, word and reading of the day as the day’s turn", () => {
    const everyReading = Array.from({ length: shieldReadings }, (_, index) => index + 1);
    for (const date of [...everyDay(2026), ...everyDay(2028)]) {
      const { day, declaration, word, testament, reading } = shieldOf(date);
      const shown = everyReading.filter((first) => shieldReadingEntry(first) === shieldReadingEntry(day));
      expect(shown.map(readingOf)).toEqual([{ testament, reading }]);
      expect(dailyWords.filter((_, index) => entryOfWord(index) === shieldWordEntry(day))).toEqual([word]);
      expect(declarations.filter((_, index) => entryOfDeclaration(index) === dayEntry(day))).toEqual([declaration]);
    }
  });

  it("reads the Old Testament on odd days of the year and the New on even ones", () => {
    for (const [index, date] of everyDay(2026).entries())
      expect(shieldOf(date).testament).toBe(index % 2 === 0 ? "old" : "new");
  });

  it("repeats no reading and no word within any 31 days", () => {
    for (const year of [2026, 2028]) {
      for (const start of everyDay(year).slice(0, -31)) {
        const month = Array.from({ length: 31 }, (_, days) => shieldOf(addDays(start, days)));
        expect(new Set(month.map(({ reading }) => reading.reference)).size).toBe(31);
        expect(new Set(month.map(({ word }) => word.reference)).size).toBe(Math.min(31, dailyWords.length));
      }
    }
  });

  it("repeats day 365 on 31 December of a leap year, as a grace day", () => {
    expect(shieldOf({ year: 2028, month: 12, day: 31 })).toMatchObject({ day: 365, isGraceDay: true });
    expect(shieldOf({ year: 2028, month: 12, day: 30 })).toMatchObject({ day: 365, isGraceDay: false });
  });
});

describe("completeShield", () => {
  const date = { year: 2026, month: 11, day: 21 };

  it("adds the date, one shield and one to the streak", () => {
    expect(completeShield(noShields, date)).toEqual({
      totalShields: 1,
      completedDates: ["2026-11-21"],
      currentStreak: 1,
    });
  });

  it("counts a date once", () => {
    const once = completeShield(noShields, date);
    expect(completeShield(once, date)).toBe(once);
    expect(isCompleted(once, date)).toBe(true);
  });

  it("never resets the streak, and shows the days in a row next to it", () => {
    const stats = [date, { ...date, day: 19 }, { ...date, day: 20 }, { ...date, day: 2 }].reduce(
      completeShield,
      noShields,
    );
    expect(stats.currentStreak).toBe(4);
    expect(consecutiveDays(stats.completedDates, date)).toBe(3);
    expect(consecutiveDays(stats.completedDates, { ...date, day: 24 })).toBe(0);
  });
});

describe("mergeShields", () => {
  it("merges the dates", () => {
    const one = completeShield(noShields, { year: 2026, month: 11, day: 21 });
    const other = completeShield(one, { year: 2026, month: 11, day: 20 });
    expect(mergeShields(one, other)).toEqual({
      totalShields: 2,
      completedDates: ["2026-11-20", "2026-11-21"],
      currentStreak: 2,
    });
  });

  it("counts for the streak that never resets what was completed on either device", () => {
    const [one, other] = [19, 20].map((day) => completeShield(noShields, { year: 2026, month: 11, day }));
    expect(mergeShields(one!, other!)).toMatchObject({ totalShields: 2, currentStreak: 2 });
  });
});
