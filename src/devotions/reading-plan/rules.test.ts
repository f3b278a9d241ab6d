import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, parseIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { badgeProgress, statsForNewYear, mergeReadings, nothingRead, progressPercent, toggleDay } from "./rules.ts";
import { readingStats, type ReadingStats } from "./stored.ts";

const on = (text: string): CalendarDate => parseIsoDate(text)!;
const newYear = on("2026-01-01");

/** The statistics of a visitor who has read one plan day a day, from the first. */
const after = (days: number, start = newYear): ReadingStats =>
  Array.from({ length: days }, (_, index) => index).reduce(
    (stats, index) => toggleDay(stats, index + 1, addDays(start, index)).stats,
    nothingRead,
  );

/** After a streak of five. */
const streakOn = (today: string, lastReadDate: string) =>
  toggleDay({ ...after(5), lastReadDate }, 50, on(today)).stats.currentStreak;

describe("Mark Complete", () => {
  it("counts the day, ten points and a streak of one", () => {
    const { stats, outcome, earned } = toggleDay(nothingRead, 325, on("2026-11-21"));
    expect(outcome).toBe("completed");
    expect(earned).toEqual([]);
    expect(stats).toEqual({
      daysCompleted: 1,
      currentStreak: 1,
      longestStreak: 1,
      totalPoints: 10,
      badges: [],
      completedDays: [325],
      lastReadDate: "2026-11-21",
    });
  });

  it("leaves the streak unchanged for a second day on the same date, and keeps the days in order", () => {
    const stats = toggleDay(toggleDay(after(3), 9, on("2026-01-03")).stats, 6, on("2026-01-03")).stats;
    expect(stats).toMatchObject({ currentStreak: 3, daysCompleted: 5, completedDays: [1, 2, 3, 6, 9] });
  });

  it("keeps the streak on a journey west, where a date comes again, and counts that date once", () => {
    const again = toggleDay(after(5), 50, on("2026-01-04")).stats;
    expect(again).toMatchObject({ currentStreak: 5, lastReadDate: "2026-01-05" });
    expect(toggleDay(again, 51, on("2026-01-06")).stats.currentStreak).toBe(6);
  });

  it("skips the grace day of a leap year, and no other", () => {
    expect(streakOn("2029-01-01", "2028-12-30")).toBe(6);
    expect(streakOn("2029-01-01", "2028-12-31")).toBe(6);
    expect(streakOn("2029-01-01", "2028-12-29")).toBe(1);
    expect(streakOn("2030-01-01", "2029-12-30")).toBe(1);
    expect(toggleDay(nothingRead, 1, on("2029-01-01")).stats.currentStreak).toBe(1);
  });

  it("restarts the streak at one after a gap, and keeps the longest", () => {
    const stats = toggleDay(after(5), 20, on("2026-01-20")).stats;
    expect(stats).toMatchObject({ currentStreak: 1, longestStreak: 5 });
  });

  it("undoes the day and its points when pressed again, but not streak and badges", () => {
    const week = after(7);
    const { stats, outcome, earned } = toggleDay(week, 7, on("2026-01-07"));
    expect([outcome, earned]).toEqual(["unmarked", []]);
    expect(stats).toMatchObject({
      daysCompleted: 6,
      totalPoints: 60,
      currentStreak: 7,
      longestStreak: 7,
      badges: ["First Week", "Week Warrior"],
    });
    expect(toggleDay({ ...nothingRead, completedDays: [3] }, 3, newYear).stats).toMatchObject({
      daysCompleted: 0,
      totalPoints: 0,
    });
  });

  it("awards each badge once, at its number", () => {
    const earnedOn: Record<string, number> = {};
    let stats = nothingRead;
    for (let day = 1; day <= 365; day += 1) {
      const toggled = toggleDay(stats, day, addDays(newYear, day - 1));
      stats = toggled.stats;
      for (const badge of toggled.earned) earnedOn[badge] = day;
    }
    expect(earnedOn).toEqual({
      "First Week": 7,
      "Week Warrior": 7,
      "Monthly Reader": 30,
      "Consistency Champion": 30,
      Centurion: 100,
      "Year Complete": 365,
    });
    expect(stats.badges).toHaveLength(6);
    expect(progressPercent(stats)).toBe(100);
    expect(toggleDay(toggleDay(stats, 365, on("2026-12-31")).stats, 365, on("2026-12-31")).earned).toEqual([]);
  });

  it("counts days for some badges and the streak for others", () => {
    const everySecondDay = Array.from({ length: 7 }, (_, index) => index * 2).reduce(
      (stats, wait) => toggleDay(stats, wait + 1, addDays(newYear, wait)).stats,
      nothingRead,
    );
    expect(everySecondDay.badges).toEqual(["First Week"]);
    const someUnmarked = [1, 2, 3].reduce((stats, day) => toggleDay(stats, day, on("2026-01-06")).stats, after(6));
    expect(toggleDay(someUnmarked, 7, on("2026-01-07"))).toMatchObject({
      earned: ["Week Warrior"],
      stats: { daysCompleted: 4, currentStreak: 7 },
    });
  });

  it("keeps its counts consistent, whatever is pressed on any date", () => {
    const presses = fc.array(
      fc.record({ day: fc.integer({ min: 1, max: 365 }), wait: fc.integer({ min: -3, max: 5 }) }),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(presses, (steps) => {
        let date = newYear;
        let stats = nothingRead;
        for (const { day, wait } of steps) {
          date = addDays(date, wait);
          stats = toggleDay(stats, day, date).stats;
        }
        expect(stats.daysCompleted).toBe(stats.completedDays.length);
        expect(stats.totalPoints).toBe(stats.completedDays.length * 10);
        expect(stats.longestStreak).toBeGreaterThanOrEqual(stats.currentStreak);
        expect(new Set(stats.completedDays).size).toBe(stats.completedDays.length);
      }),
    );
  });
});

describe("a new plan", () => {
  it("keeps the streak, which continues across the new year and ends with a gap as usual", () => {
    const clean = statsForNewYear({ ...after(40), longestStreak: 90 });
    expect(clean).toEqual({
      ...nothingRead,
      currentStreak: 40,
      longestStreak: 40,
      lastReadDate: after(40).lastReadDate,
    });
    const last = parseIsoDate(clean.lastReadDate)!;
    expect(toggleDay(clean, 1, addDays(last, 1)).stats).toMatchObject({
      daysCompleted: 1,
      currentStreak: 41,
      longestStreak: 41,
    });
    expect(toggleDay(clean, 1, addDays(last, 2)).stats).toMatchObject({ currentStreak: 1 });
  });
});

describe("progress", () => {
  it("is days of 365, rounded", () => {
    expect(
      [0, 1, 2, 182, 268, 365, 400].map((daysCompleted) => progressPercent({ ...nothingRead, daysCompleted })),
    ).toEqual([0, 0, 1, 50, 73, 100, 100]);
  });

  it("shows how far each badge is", () => {
    const list = badgeProgress(after(12));
    expect(list.find(({ name }) => name === "Monthly Reader")).toMatchObject({
      reached: 12,
      goal: 30,
      isEarned: false,
    });
    expect(list.find(({ name }) => name === "First Week")).toMatchObject({ reached: 7, isEarned: true });
    const afterAGap = badgeProgress(toggleDay(after(12), 40, on("2026-03-01")).stats);
    expect(afterAGap.find(({ name }) => name === "Monthly Reader")).toMatchObject({ counts: "days", reached: 13 });
    expect(afterAGap.find(({ name }) => name === "Consistency Champion")).toMatchObject({
      counts: "streak",
      reached: 1,
    });
  });
});

const read = (lastReadDate: string, currentStreak: number, badge: string, day: number): ReadingStats => ({
  ...nothingRead,
  lastReadDate,
  currentStreak,
  badges: [badge],
  completedDays: [day],
});

describe("what is stored", () => {
  it("is converted to readings, whatever its shape", () => {
    const { schema, migrate } = readingStats.year;
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({
            completedDays: fc.array(fc.anything()),
            totalPoints: fc.anything(),
            lastReadDate: fc.anything(),
          }),
        ),
        (value) => {
          expect(schema.safeParse(migrate!(value)).success).toBe(true);
        },
      ),
    );
    expect(migrate!({ completedDays: [1, 400, "x", 2], totalPoints: -5, badges: ["First Week"] })).toMatchObject({
      completedDays: [1, 2],
      totalPoints: 0,
      badges: ["First Week"],
    });
  });

  it("is merged on import, and importing twice changes nothing more", () => {
    const one = after(4);
    const other = after(3, on("2026-02-01"));
    const merged = mergeReadings(one, toggleDay(other, 9, on("2026-02-04")).stats);
    expect(merged).toMatchObject({
      completedDays: [1, 2, 3, 4, 9],
      daysCompleted: 5,
      totalPoints: 50,
      currentStreak: 4,
      lastReadDate: "2026-02-04",
    });
    expect(mergeReadings(merged, other)).toEqual(merged);
  });

  it("joins on import the streaks of both, and takes the higher one for the same date and the badges of both", () => {
    const early = read("2026-03-01", 9, "First Week", 10);
    const late = read("2026-03-02", 2, "Centurion", 9);
    for (const merged of [mergeReadings(early, late), mergeReadings(late, early)]) {
      expect(merged).toMatchObject({
        currentStreak: 10,
        longestStreak: 10,
        lastReadDate: "2026-03-02",
        completedDays: [9, 10],
      });
      expect(new Set(merged.badges)).toEqual(new Set(["First Week", "Centurion"]));
    }
    const other = read("2026-03-01", 4, "First Week", 10);
    for (const merged of [mergeReadings(early, other), mergeReadings(other, early)])
      expect(merged).toMatchObject({ currentStreak: 9, badges: ["First Week"] });
  });
});
