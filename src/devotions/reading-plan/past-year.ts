import { toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { monthNames } from "#domain/calendar/date-words.ts";
import { mergeReadings } from "./rules.ts";
import type { PastYear } from "./stored.ts";

/** The stored name of a year that did not begin on 1 January, in English in every language. */
export const nameOfYearFrom = ({ year, month, day }: CalendarDate): string =>
  `the year from ${day} ${monthNames[month - 1]} ${year}`;

/** The start date in such a name; undefined for a year such as `2026`. */
export const startInName = (name: string): CalendarDate | undefined => {
  const [, day, month, year] = /^the year from (\d+) (\w+) (\d+)$/.exec(name) ?? [];
  const index = monthNames.findIndex((one) => one === month);
  return index < 0 ? undefined : { year: Number(year), month: index + 1, day: Number(day) };
};

const firstDateOf = ({ name }: PastYear): string => {
  const start = startInName(name);
  return start ? toIsoDate(start) : `${name}-01-01`;
};

/** The archived years as shown: by their beginning, and as one the same year of one plan that two devices archived. */
export const earlierYears = (past: readonly PastYear[]): readonly PastYear[] => {
  const years = new Map<string, PastYear>();
  for (const year of past) {
    const key = `${year.plan} ${year.name}`;
    const same = years.get(key);
    years.set(key, same ? { ...same, stats: mergeReadings(same.stats, year.stats) } : year);
  }
  return [...years.values()].toSorted((one, other) => firstDateOf(one).localeCompare(firstDateOf(other)));
};
