import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, parseIsoDate, toIsoDate, type CalendarDate } from "./calendar-date.ts";
import { consecutiveDays, mergeStreaks, streakAfter } from "./streaks.ts";

const on = (text: string): CalendarDate => parseIsoDate(text)!;
const start = on("2027-12-01");
const iso = (day: number): string => toIsoDate(addDays(start, day));
const daysOf = ({ last, streak }: { last: number; streak: number }): string[] =>
  Array.from({ length: streak }, (_, back) => iso(last - back));

describe("the streak of wall, birthday and plan", () => {
  const today = on("2028-01-01");

  it("starts at one", () => expect(streakAfter(0, undefined, today)).toBe(1));
  it("grows on the next day, across the end of a year", () => expect(streakAfter(7, on("2027-12-31"), today)).toBe(8));
  it("stays the same on the same day, however often it is done", () => expect(streakAfter(7, today, today)).toBe(7));
  it("restarts at one after a gap", () => expect(streakAfter(7, on("2027-12-30"), today)).toBe(1));
  it("restarts at one if the clock was set back", () => expect(streakAfter(7, on("2028-01-02"), today)).toBe(1));
});

describe("the streak of two devices", () => {
  it("is the run of their days together, if nothing is missing between, whichever is asked first", () => {
    const runs = fc.record({ last: fc.nat({ max: 30 }), streak: fc.integer({ min: 1, max: 12 }) });
    fc.assert(
      fc.property(runs, runs, (one, other) => {
        const all = consecutiveDays([...daysOf(one), ...daysOf(other)], addDays(start, Math.max(one.last, other.last)));
        const [first, second] = [one, other].map(({ last, streak }) => ({ streak, lastDate: iso(last) }));
        expect(mergeStreaks(first!, second!)).toBe(all);
        expect(mergeStreaks(second!, first!)).toBe(all);
      }),
    );
  });

  it("is that of the one device that has any", () => {
    expect(mergeStreaks({ streak: 0, lastDate: "" }, { streak: 3, lastDate: "2027-12-01" })).toBe(3);
    expect(mergeStreaks({ streak: 0, lastDate: "" }, { streak: 0, lastDate: "" })).toBe(0);
  });
});

describe("the run of consecutive days", () => {
  it("counts back from today, or from yesterday if today is not done yet", () => {
    const dates = ["2028-02-27", "2028-02-28", "2028-02-29", "2028-03-01"];
    expect(consecutiveDays(dates, on("2028-03-01"))).toBe(4);
    expect(consecutiveDays(dates, on("2028-03-02"))).toBe(4);
    expect(consecutiveDays(dates, on("2028-03-03"))).toBe(0);
  });

  it("ends at a missing day and ignores the future", () => {
    const dates = ["2028-02-26", "2028-02-28", "2028-03-05"];
    expect(consecutiveDays(dates, on("2028-02-28"))).toBe(1);
    expect(consecutiveDays([], on("2028-02-28"))).toBe(0);
  });

  it("ignores the order of the days", () => {
    expect(
      consecutiveDays(["2028-03-01", "2028-02-27", "2028-02-29", "2028-02-28", "2028-03-09"], on("2028-03-01")),
    ).toBe(4);
  });

  it("agrees with the streak for any pattern of visits", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 60 }), (gaps) => {
        let date = start;
        let last: CalendarDate | undefined;
        let streak = 0;
        const done: string[] = [];
        for (const gap of gaps) {
          date = addDays(date, gap);
          streak = streakAfter(streak, last, date);
          last = date;
          done.push(toIsoDate(date));
          expect(streak).toBe(consecutiveDays(done, date));
        }
        expect(consecutiveDays(done.toReversed(), date)).toBe(streak);
      }),
    );
  });
});
