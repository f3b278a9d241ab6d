import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, parseIsoDate, type CalendarDate } from "./calendar-date.ts";
import { runInARow, streakAfter } from "./streaks.ts";

const on = (text: string): CalendarDate => parseIsoDate(text)!;
const start = on("2027-12-01");

describe("the streak of wall, birthday and plan", () => {
  const today = on("2028-01-01");

  it("begins at one", () => expect(streakAfter(0, undefined, today)).toBe(1));
  it("rises the day after, over the end of a year", () => expect(streakAfter(7, on("2027-12-31"), today)).toBe(8));
  it("stays on the same day, however often it is done", () => expect(streakAfter(7, today, today)).toBe(7));
  it("starts again at one after a gap", () => expect(streakAfter(7, on("2027-12-30"), today)).toBe(1));
  it("starts again at one when the clock was set back", () => expect(streakAfter(7, on("2028-01-02"), today)).toBe(1));
});

describe("the honest run in a row", () => {
  it("counts back from today, or from yesterday while today is open", () => {
    const dates = ["2028-02-27", "2028-02-28", "2028-02-29", "2028-03-01"].map(on);
    expect(runInARow(dates, on("2028-03-01"))).toBe(4);
    expect(runInARow(dates, on("2028-03-02"))).toBe(4);
    expect(runInARow(dates, on("2028-03-03"))).toBe(0);
  });

  it("is broken by a missing day and does not count the future", () => {
    const dates = ["2028-02-26", "2028-02-28", "2028-03-05"].map(on);
    expect(runInARow(dates, on("2028-02-28"))).toBe(1);
    expect(runInARow([], on("2028-02-28"))).toBe(0);
  });

  it("does not mind in what order the days are told", () => {
    expect(runInARow(["2028-03-01", "2028-02-27", "2028-02-29", "2028-02-28", "2028-03-09"].map(on), on("2028-03-01"))).toBe(4);
  });

  it("agrees with the streak for anyone who comes on some days and not on others", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 60 }), (gaps) => {
        let date = start;
        let last: CalendarDate | undefined;
        let streak = 0;
        const done: CalendarDate[] = [];
        for (const gap of gaps) {
          date = addDays(date, gap);
          streak = streakAfter(streak, last, date);
          last = date;
          done.push(date);
          expect(streak).toBe(runInARow(done, date));
        }
        expect(runInARow(done.toReversed(), date)).toBe(streak);
      }),
    );
  });
});
