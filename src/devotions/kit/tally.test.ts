import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateInZone } from "#tests/support/date-in-zone.ts";
import { countToday, mergeTallies, maxRecords, type Tally, tallyAfter, type Timestamped } from "./tally.ts";

const dateOf = (instant: number) => dateInZone(instant, "Europe/London");
const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);
const empty: Tally<Timestamped> = { total: 0, today: 0, streak: 0, lastDate: "", records: [] };
const after = (...dates: string[]) =>
  dates.reduce((tally, date) => tallyAfter(tally, { timestamp: noon(date) }, dateOf), empty);

describe("tallyAfter", () => {
  it("starts a streak of one", () => {
    expect(after("2026-03-01")).toEqual({
      total: 1,
      today: 1,
      streak: 1,
      lastDate: "2026-03-01",
      records: [{ timestamp: noon("2026-03-01") }],
    });
  });

  it("increments the streak once a day on consecutive days, across the end of a year too", () => {
    expect(after("2026-12-31", "2026-12-31", "2027-01-01")).toMatchObject({ total: 3, streak: 2 });
  });

  it("resets to one after a missed day, and after a clock that was set back", () => {
    expect(after("2026-03-01", "2026-03-02", "2026-03-04").streak).toBe(1);
    expect(after("2026-03-05", "2026-03-06", "2026-03-02").streak).toBe(1);
  });

  it("counts a date once that a journey west, over the date line, brings again", () => {
    const arrived = after("2026-11-27", "2026-11-28", "2026-11-27");
    expect(arrived).toMatchObject({ total: 3, today: 2, streak: 2, lastDate: "2026-11-28" });
    expect(after("2026-11-27", "2026-11-28", "2026-11-27", "2026-11-28", "2026-11-29").streak).toBe(3);
    expect(after("2026-11-27", "2026-11-28", "2026-11-26").streak).toBe(2);
    expect(after("2026-11-27", "2026-11-28", "2026-11-25")).toMatchObject({ streak: 1, lastDate: "2026-11-25" });
  });

  it("follows the calendar across a clock change: a 23-hour day is a day", () => {
    const late = Date.parse("2026-03-28T23:30:00Z");
    const afterChange = tallyAfter(
      tallyAfter(empty, { timestamp: late }, dateOf),
      { timestamp: late + 86_400_000 - 3_600_000 },
      dateOf,
    );
    expect(afterChange).toMatchObject({ streak: 2, lastDate: "2026-03-29" });
  });

  it("limits the list of records but keeps counting", () => {
    const full = {
      ...empty,
      total: 5000,
      records: Array.from({ length: maxRecords }, (_, timestamp) => ({ timestamp })),
    };
    const next = tallyAfter(full, { timestamp: noon("2026-03-01") }, dateOf);
    expect(next.total).toBe(5001);
    expect(next.records).toHaveLength(maxRecords);
  });
});

describe("countToday", () => {
  it("counts the records of the visitor's local day", () => {
    const records = [
      { timestamp: Date.parse("2026-06-30T22:30:00Z") },
      { timestamp: Date.parse("2026-06-30T23:30:00Z") },
    ];
    expect(countToday(records, { year: 2026, month: 7, day: 1 }, dateOf)).toBe(1);
    expect(countToday(records, { year: 2026, month: 7, day: 1 }, (instant) => dateInZone(instant, "UTC"))).toBe(0);
  });
});

describe("mergeTallies", () => {
  const tallies = fc
    .array(fc.integer({ min: 1, max: 28 }), { maxLength: 12 })
    .map((days) => after(...days.toSorted((a, b) => a - b).map((day) => `2026-02-${String(day).padStart(2, "0")}`)));

  it("loses no record, and merging twice changes nothing more", () => {
    fc.assert(
      fc.property(tallies, tallies, (one, other) => {
        const merged = mergeTallies(one, other);
        expect(merged.total).toBeGreaterThanOrEqual(Math.max(one.total, other.total));
        expect(new Set(merged.records.map(({ timestamp }) => timestamp))).toEqual(
          new Set([...one.records, ...other.records].map(({ timestamp }) => timestamp)),
        );
        expect(mergeTallies(merged, other)).toEqual(merged);
      }),
    );
  });

  it("keeps the streak of the later date, and joins to it the days before it of the other device", () => {
    expect(mergeTallies(after("2026-02-01"), after("2026-02-07", "2026-02-08")).streak).toBe(2);
    expect(mergeTallies(after("2026-02-08"), after("2026-02-05", "2026-02-06", "2026-02-07")).streak).toBe(4);
  });
});
