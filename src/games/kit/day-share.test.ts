import { expect, it } from "vitest";
import { addDays, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { shareOfDay } from "./daily.ts";

const pool = Array.from({ length: 32 }, (_, index) => index);
const isoOf = (days: number) => toIsoDate(addDays({ year: 2026, month: 1, day: 1 }, days));
const daysOf = (count: number, name = "pool") =>
  Array.from({ length: count }, (_, day) => shareOfDay(pool, 10, name, isoOf(day)));

it("gives every date its share, the same each time", () => {
  expect(daysOf(9)).toEqual(daysOf(9));
  for (const share of daysOf(90)) expect(new Set(share).size).toBe(10);
  expect(daysOf(1)).not.toEqual(daysOf(1, "another"));
});

it("brings nothing back until all were drawn, in a new order each time", () => {
  const days = daysOf(60);
  const first = days.findIndex((share, day) => day > 0 && share.some((item) => days[day - 1]!.includes(item)));
  const begin = first === -1 ? 0 : first % 3;
  const cycles = Array.from({ length: 19 }, (_, cycle) => days.slice(begin + cycle * 3, begin + cycle * 3 + 3).flat());
  for (const cycle of cycles) expect(new Set(cycle).size).toBe(30);
  expect(new Set(cycles.map((cycle) => cycle.join())).size).toBe(19);
});

it("repeats a pool that is smaller than a share, and survives a date that is none", () => {
  expect(shareOfDay([1, 2], 10, "small", isoOf(3)).toSorted()).toEqual([1, 2]);
  expect(shareOfDay(pool, 10, "pool", "yesterday")).toHaveLength(10);
});
