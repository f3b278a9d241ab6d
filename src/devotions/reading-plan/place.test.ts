import { describe, expect, it } from "vitest";
import { parseIsoDate, toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { earlierYears, startInName } from "./past-year.ts";
import { heatRows, heatSummary } from "./heat.ts";
import {
  settingsForNewYear,
  dateOf,
  dayOn,
  daysBehind,
  defaultSettings,
  finishedYear,
  isNewcomer,
  settingsKeepingMarks,
  openDaysBefore,
  withYear,
} from "./place.ts";
import { nothingRead } from "./rules.ts";
import type { ReadingStats, PlanSettings } from "./stored.ts";

const on = (text: string): CalendarDate => parseIsoDate(text)!;
const startedOn = (date: string): PlanSettings => ({ ...defaultSettings, startedOn: { year: date, whole: "" } });
const readOn = (lastReadDate: string, completedDays: number[]): ReadingStats => ({
  ...nothingRead,
  lastReadDate,
  completedDays,
  daysCompleted: completedDays.length,
});

describe("the plan day", () => {
  it("is the day of the year, with a grace day at the end of a leap year", () => {
    expect(dayOn(defaultSettings, on("2026-11-21"))).toEqual({ day: 325, isGraceDay: false });
    expect(dayOn(defaultSettings, on("2028-12-31"))).toEqual({ day: 365, isGraceDay: true });
    expect(toIsoDate(dateOf(defaultSettings, 60, on("2028-05-01")))).toBe("2028-02-29");
  });

  it("can be counted from the visitor's own start, across a new year, and always stays within 1 to 365", () => {
    const settings = startedOn("2026-11-21");
    expect(dayOn(settings, on("2026-11-21")).day).toBe(1);
    expect(dayOn(settings, on("2027-01-01")).day).toBe(42);
    expect(dayOn(settings, on("2026-11-01")).day).toBe(1);
    expect(dayOn(settings, on("2029-01-01")).day).toBe(365);
    expect(toIsoDate(dateOf(settings, 365, on("2026-11-21")))).toBe("2027-11-20");
  });

  it("lists earlier days that are not marked as open", () => {
    expect(openDaysBefore(readOn("2026-01-05", [1, 2, 5]), 6)).toEqual([3, 4]);
    expect(openDaysBefore(nothingRead, 1)).toEqual([]);
  });
});

describe("a newcomer", () => {
  it("has read and chosen nothing, after the plan's first day", () => {
    expect(isNewcomer(defaultSettings, nothingRead, 325)).toBe(true);
    expect(isNewcomer(defaultSettings, nothingRead, 1)).toBe(false);
    expect(isNewcomer(startedOn("2026-11-01"), nothingRead, 21)).toBe(false);
    expect(isNewcomer(defaultSettings, readOn("2026-11-20", [324]), 325)).toBe(false);
    expect(isNewcomer({ ...startedOn("2026-11-01"), plan: "whole" }, nothingRead, 325)).toBe(true);
  });
});

describe("a new year", () => {
  const stats = readOn("2026-12-30", [1, 2, 364]);

  it("offers to put the old one away if it has marks", () => {
    expect(finishedYear(defaultSettings, stats, on("2026-12-31"))).toBeUndefined();
    expect(finishedYear(defaultSettings, stats, on("2027-01-01"))).toBe("2026");
    expect(finishedYear(defaultSettings, nothingRead, on("2027-01-01"))).toBeUndefined();
  });

  it("keeps offering after a day of the new year was marked", () => {
    const settings = withYear(defaultSettings, stats, on("2027-01-01"));
    expect(settings.years.year).toBe(2026);
    expect(finishedYear(settings, readOn("2027-01-01", [1, 2, 3, 364]), on("2027-01-02"))).toBe("2026");
  });

  it("stops offering when the marks are kept, and starts clean when they are put away", () => {
    expect(
      finishedYear(settingsKeepingMarks(defaultSettings, on("2027-01-01")), stats, on("2027-06-01")),
    ).toBeUndefined();
    expect(settingsForNewYear(startedOn("2026-01-01"))).toEqual(defaultSettings);
    expect(withYear(defaultSettings, nothingRead, on("2027-01-01")).years.year).toBe(2027);
  });

  it("belongs to the marks: without any, the next mark belongs to its own year", () => {
    const marked = withYear(defaultSettings, nothingRead, on("2026-12-31"));
    expect(withYear(marked, readOn("2026-12-31", []), on("2027-01-01")).years.year).toBe(2027);
    // A new plan keeps the date of the last reading, for the streak.
    expect(withYear(defaultSettings, readOn("2026-12-31", []), on("2027-01-01")).years.year).toBe(2027);
  });

  it("is 365 days after the visitor's own start, not 1 January", () => {
    const settings = { ...startedOn("2026-03-01"), years: { year: 2026, whole: 0 } };
    expect(finishedYear(settings, stats, on("2027-01-01"))).toBeUndefined();
    expect(finishedYear(settings, stats, on("2027-02-28"))).toBeUndefined();
    expect(finishedYear(settings, stats, on("2027-03-01"))).toBe("the year from 1 March 2026");
    expect(startInName("the year from 1 March 2026")).toEqual(on("2026-03-01"));
    expect(startInName("2026")).toBeUndefined();
  });
});

const year = (name: string, days: number[], plan: "year" | "whole" = "year") => ({
  plan,
  name,
  stats: readOn("2026-12-31", days),
});

describe("earlier years", () => {
  it("stand in their order, and a year that two devices archived stands once, with the days of both", () => {
    const shown = earlierYears([
      year("2026", [1, 2]),
      year("the year from 2 May 2025", [7]),
      year("2025", [5]),
      year("2026", [4], "whole"),
      year("2026", [2, 3]),
    ]);
    expect(shown.map(({ plan, name, stats }) => [plan, name, stats.completedDays])).toEqual([
      ["year", "2025", [5]],
      ["year", "the year from 2 May 2025", [7]],
      ["year", "2026", [1, 2, 3]],
      ["whole", "2026", [4]],
    ]);
  });
});

describe("the heat map", () => {
  it("has a row per month and a cell per day", () => {
    const rows = heatRows(defaultSettings, readOn("2026-01-03", [1, 3, 40]), on("2026-01-04"), 4);
    expect(rows.map(({ name }) => name)).toEqual([
      "Jan",
      "Feb",
      "Mar",
      "Apr",
      "May",
      "Jun",
      "Jul",
      "Aug",
      "Sep",
      "Oct",
      "Nov",
      "Dec",
    ]);
    expect(rows.flatMap(({ cells }) => cells)).toHaveLength(365);
    expect(rows[0]!.cells.slice(0, 5)).toEqual(["read", "open", "read", "today", "ahead"]);
    expect(rows[1]!.cells[8]).toBe("read");
    expect(daysBehind(defaultSettings, readOn("2026-01-04", [1, 3]), 4)).toBe(1);
    expect(daysBehind(defaultSettings, nothingRead, 325)).toBe(0);
    const cellsOfNewcomer = heatRows(defaultSettings, nothingRead, on("2026-11-21"), 325).flatMap(({ cells }) => cells);
    expect([cellsOfNewcomer.includes("open"), cellsOfNewcomer[324]]).toEqual([false, "today"]);
    expect(heatRows(defaultSettings, readOn("2026-01-04", [4]), on("2026-01-04"), 4)[0]!.cells[3]).toBe("today-read");
  });

  it("starts in the middle of a month if the visitor did", () => {
    const rows = heatRows(startedOn("2026-11-21"), nothingRead, on("2026-11-21"), 1);
    expect(rows[0]).toMatchObject({ name: "Nov", before: 20 });
    expect(rows).toHaveLength(13);
    expect(rows.every(({ before, cells }) => before + cells.length <= 31)).toBe(true);
  });

  it("is also available as a sentence", () => {
    expect(heatSummary(readOn("2026-01-20", [1, 2, 3, 10, 30]), 20)).toBe(
      "4 of 20 days read so far; 1 read ahead; the longest gap was 9 days",
    );
    expect(heatSummary(nothingRead, 1)).toBe("0 of 1 day read so far");
    expect(heatSummary(nothingRead, 50)).toBe("0 of 50 days read so far");
  });
});
