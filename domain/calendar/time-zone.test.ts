import { describe, expect, it } from "vitest";
import { dateInZone } from "#tests/support/date-in-zone.ts";
import {
  dateOfDayOfYear,
  dayOfYear,
  daysBetween,
  isSameDate,
  nextDay,
  parseIsoDate,
  previousDay,
  toIsoDate,
  type CalendarDate,
} from "./calendar-date.ts";
import { consecutiveDays, streakAfter } from "./streaks.ts";

const hour = 3_600_000;
const firstHour = Date.UTC(2025, 11, 31);
const lastHour = Date.UTC(2029, 0, 2);

/** Both hemispheres and sides of the date line, quarter-hour offsets, a half-hour clock change, and a zone without change. */
const zones: readonly { zone: string; changesClocks: boolean }[] = [
  { zone: "America/New_York", changesClocks: true },
  { zone: "America/Sao_Paulo", changesClocks: false },
  { zone: "Europe/London", changesClocks: true },
  { zone: "Asia/Kathmandu", changesClocks: false },
  { zone: "Australia/Lord_Howe", changesClocks: true },
  { zone: "Pacific/Chatham", changesClocks: true },
  { zone: "Pacific/Kiritimati", changesClocks: false },
  { zone: "Pacific/Pago_Pago", changesClocks: false },
];

interface LocalDay {
  readonly date: CalendarDate;
  hours: number;
}

const known = new Map<string, readonly LocalDay[]>();

/** The local dates of every hour from the last day of 2025 to the first of 2029, with how many hours each had. */
const daysIn = (zone: string): readonly LocalDay[] => {
  const counted = known.get(zone) ?? countDays(zone);
  known.set(zone, counted);
  return counted;
};

const countDays = (zone: string): readonly LocalDay[] => {
  const days: LocalDay[] = [];
  for (let instant = firstHour; instant < lastHour; instant += hour) {
    const date = dateInZone(instant, zone);
    const day = days.at(-1);
    if (day && isSameDate(day.date, date)) day.hours += 1;
    else days.push({ date, hours: 1 });
  }
  return days;
};

describe.each(zones)("every hour of three years in $zone", ({ zone, changesClocks }) => {
  it("goes from each date to the next without missing or repeating one", () => {
    const days = daysIn(zone);
    for (const [index, { date }] of days.entries()) {
      const before = days[index - 1]?.date;
      if (!before) continue;
      expect(toIsoDate(date)).toBe(toIsoDate(nextDay(before)));
      expect(toIsoDate(previousDay(date))).toBe(toIsoDate(before));
      expect(daysBetween(before, date)).toBe(1);
    }
    expect(new Set(days.map(({ date }) => toIsoDate(date))).size).toBe(days.length);
  });

  it("has days of 24 hours, and of 23 to 25 where clocks change", () => {
    const lengths = new Set(
      daysIn(zone)
        .slice(1, -1)
        .map(({ hours }) => hours),
    );
    expect([...lengths].every((hours) => hours >= 23 && hours <= 25)).toBe(true);
    expect(lengths.size > 1).toBe(changesClocks);
  });

  it("counts the days of the year from 1 to 365, and to 366 in 2028", () => {
    for (const year of [2026, 2027, 2028]) {
      const ordinals = daysIn(zone)
        .filter(({ date }) => date.year === year)
        .map(({ date }) => dayOfYear(date));
      expect(ordinals).toEqual(Array.from({ length: year === 2028 ? 366 : 365 }, (_, index) => index + 1));
      expect(dateOfDayOfYear(year, ordinals.length)).toEqual({ year, month: 12, day: 31 });
    }
  });

  it("keeps the streak of a daily visitor, at any hour", () => {
    const days = daysIn(zone);
    let streak = 0;
    let last: CalendarDate | undefined;
    let instant = firstHour;
    for (const { date, hours } of days) {
      const visit = instant + ((streak * 7) % hours) * hour;
      const today = dateInZone(visit, zone);
      expect(isSameDate(today, date)).toBe(true);
      streak = streakAfter(streak, last, today);
      last = today;
      instant += hours * hour;
    }
    expect(streak).toBe(days.length);
    expect(
      consecutiveDays(
        days.map(({ date }) => toIsoDate(date)),
        last!,
      ),
    ).toBe(days.length);
  });
});

describe("the date of an instant", () => {
  it.each([
    ["2026-03-08T06:59:59Z", "America/New_York", "2026-03-08"],
    ["2026-03-08T04:59:59Z", "America/New_York", "2026-03-07"],
    ["2026-11-01T03:59:59Z", "America/New_York", "2026-10-31"],
    ["2026-11-01T04:00:00Z", "America/New_York", "2026-11-01"],
    ["2026-12-31T10:00:00Z", "Pacific/Kiritimati", "2027-01-01"],
    ["2027-01-01T10:59:59Z", "Pacific/Pago_Pago", "2026-12-31"],
    ["2026-10-24T23:30:00Z", "Europe/London", "2026-10-25"],
    ["2028-02-28T18:15:00Z", "Asia/Kathmandu", "2028-02-29"],
  ])("%s in %s is %s", (instant, zone, date) => {
    expect(toIsoDate(dateInZone(Date.parse(instant), zone))).toBe(date);
  });

  it("handles a skipped day: Samoa had no 30 December 2011", () => {
    const before = dateInZone(Date.parse("2011-12-30T09:59:59Z"), "Pacific/Apia");
    const after = dateInZone(Date.parse("2011-12-30T10:00:00Z"), "Pacific/Apia");
    expect(before).toEqual(parseIsoDate("2011-12-29"));
    expect(after).toEqual(parseIsoDate("2011-12-31"));
  });

  it("rejects an unknown zone", () => {
    expect(() => dateInZone(0, "Nowhere/Atlantis")).toThrow(RangeError);
  });
});
