import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  clampToMonth,
  dateOfDayOfYear,
  dayNumber,
  dayOfYear,
  daysBetween,
  daysInMonth,
  daysInYear,
  isCalendarDate,
  isSameDate,
  nextDay,
  parseIsoDate,
  previousDay,
  toIsoDate,
  type CalendarDate,
} from "./calendar-date.ts";
import * as spanish from "./date-words.es.ts";
import * as french from "./date-words.fr.ts";
import * as portuguese from "./date-words.pt.ts";
import { dateInWords, dayInWords, monthName, weekdayName } from "./date-words.ts";
import { clampPlanDay, planDayOf } from "./plan-day.ts";

const on = (text: string): CalendarDate => parseIsoDate(text)!;
const anyDate = fc
  .integer({ min: dayNumber(on("1900-01-01")), max: dayNumber(on("2199-12-31")) })
  .map((days) => addDays(on("1900-01-01"), days - dayNumber(on("1900-01-01"))));

/** The platform's own calculation in UTC, which has no clock changes. */
const platformDate = ({ year, month, day }: CalendarDate): Date => new Date(Date.UTC(year, month - 1, day));

describe("calendar dates", () => {
  it("knows leap years and month lengths", () => {
    expect([1900, 2000, 2024, 2026, 2028, 2100].map(daysInYear)).toEqual([365, 366, 366, 365, 366, 365]);
    expect(daysInMonth(2028, 2)).toBe(29);
    expect(daysInMonth(2027, 2)).toBe(28);
    expect(daysInMonth(2027, 13)).toBe(0);
    expect(
      Array.from({ length: 12 }, (_, month) => daysInMonth(2027, month + 1)).reduce((sum, days) => sum + days),
    ).toBe(daysInYear(2027));
  });

  it("crosses the ends of months, years and February", () => {
    expect(toIsoDate(nextDay(on("2027-12-31")))).toBe("2028-01-01");
    expect(toIsoDate(previousDay(on("2028-01-01")))).toBe("2027-12-31");
    expect(toIsoDate(nextDay(on("2028-02-28")))).toBe("2028-02-29");
    expect(toIsoDate(nextDay(on("2027-02-28")))).toBe("2027-03-01");
    expect(toIsoDate(previousDay(on("2028-03-01")))).toBe("2028-02-29");
  });

  it("clamps a day to its month, as when leaving the 31st", () => {
    expect(clampToMonth({ year: 2026, month: 4, day: 31 })).toEqual(on("2026-04-30"));
    expect(clampToMonth({ year: 2028, month: 2, day: 31 })).toEqual(on("2028-02-29"));
    expect(clampToMonth({ year: 2026, month: 5, day: 0 })).toEqual(on("2026-05-01"));
  });

  it("counts days of the year, and clamps a number out of range", () => {
    expect(dayOfYear(on("2026-11-21"))).toBe(325);
    expect(dayOfYear(on("2028-12-31"))).toBe(366);
    expect(dateOfDayOfYear(2026, 366)).toEqual(on("2026-12-31"));
    expect(dateOfDayOfYear(2026, -4)).toEqual(on("2026-01-01"));
  });

  it("treats day 366 as a grace day that reads day 365", () => {
    expect(planDayOf(on("2028-12-30"))).toEqual({ day: 365, isGraceDay: false });
    expect(planDayOf(on("2028-12-31"))).toEqual({ day: 365, isGraceDay: true });
    expect(planDayOf(on("2027-12-31"))).toEqual({ day: 365, isGraceDay: false });
    expect([0, -3, 1.9, 400, Number.NaN, Number.POSITIVE_INFINITY].map(clampPlanDay)).toEqual([1, 1, 1, 365, 1, 1]);
  });

  it("parses only its own format, and only days that exist", () => {
    expect(parseIsoDate("0001-01-01")).toEqual({ year: 1, month: 1, day: 1 });
    expect(parseIsoDate("9999-12-31")).toEqual({ year: 9999, month: 12, day: 31 });
    const refused = [
      "2026-11-00",
      "12026-11-21",
      "x2026-11-21",
      "2026-02-29",
      "2026-13-01",
      "2026-00-10",
      "2026-1-1",
      "0000-01-01",
      "2026-11-21T00:00",
      "2026-11-21 ",
      "2026/11/21",
      "",
      "yesterday",
    ];
    expect(refused.filter((text) => parseIsoDate(text))).toEqual([]);
    const half = { year: 2026, month: 1, day: 1.5 };
    expect(
      [
        half,
        { ...half, month: 1.5, day: 1 },
        { ...half, year: 2026.5, day: 1 },
        { year: 10_000, month: 1, day: 1 },
      ].filter(isCalendarDate),
    ).toEqual([]);
  });

  it("pads early years to four digits", () => {
    expect(toIsoDate({ year: 33, month: 4, day: 3 })).toBe("0033-04-03");
  });

  it("has no name for a month that does not exist", () => {
    expect([0, 1, 12, 13].map(monthName)).toEqual(["", "January", "December", ""]);
  });

  it("formats dates in words", () => {
    expect(dayInWords(on("2026-11-21"))).toBe("Saturday 21 November");
    expect(dateInWords(on("2028-02-29"))).toBe("29 February 2028");
  });

  it("agrees with the platform's calendar for every date of three centuries", () => {
    const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        const moved = addDays(date, days);
        const expected = platformDate(date);
        expect(weekdayName(date)).toBe(names[expected.getUTCDay()]);
        expected.setUTCDate(expected.getUTCDate() + days);
        expect(toIsoDate(moved)).toBe(expected.toISOString().slice(0, 10));
        expect(daysBetween(date, moved)).toBe(days);
        expect(isSameDate(addDays(moved, -days), date)).toBe(true);
        expect(isSameDate(moved, date)).toBe(days === 0);
      }),
      { numRuns: 2000 },
    );
  });

  it("round-trips through text and through the day of the year", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(parseIsoDate(toIsoDate(date))).toEqual(date);
        expect(dateOfDayOfYear(date.year, dayOfYear(date))).toEqual(date);
        expect(toIsoDate(nextDay(date)) > toIsoDate(date)).toBe(true);
      }),
    );
  });
});

describe("dates in words of other languages", () => {
  it.each([
    ["es", spanish, "1 de noviembre de 2026", "domingo 1 de noviembre", "sábado 21 de noviembre"],
    ["fr", french, "1er novembre 2026", "dimanche 1er novembre", "samedi 21 novembre"],
    ["pt", portuguese, "1º de novembro de 2026", "domingo, 1º de novembro", "sábado, 21 de novembro"],
  ] as const)("are those that %s has for them, with the first of a month as it is said", (locale, words, ...said) => {
    const [first, later] = [
      { year: 2026, month: 11, day: 1 },
      { year: 2026, month: 11, day: 21 },
    ];
    expect([words.dateInWords(first), words.dayInWords(first), words.dayInWords(later)]).toEqual(said);
    const named = (options: Intl.DateTimeFormatOptions, date: Date) =>
      date.toLocaleDateString(locale, { ...options, timeZone: "UTC" });
    for (let index = 0; index < 12; index += 1)
      expect(words.monthName(index + 1)).toBe(named({ month: "long" }, new Date(Date.UTC(2026, index, 1))));
    for (let day = 1; day <= 7; day += 1)
      expect(words.weekdayName({ year: 2026, month: 11, day })).toBe(
        named({ weekday: "long" }, new Date(Date.UTC(2026, 10, day))),
      );
    expect(words.monthName(13)).toBe("");
    expect(words.monthNames).toContain("November");
  });
});
