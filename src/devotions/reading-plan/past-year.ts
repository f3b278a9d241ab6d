import type { CalendarDate } from "#domain/calendar/calendar-date.ts";
import { monthNames } from "#domain/calendar/date-words.ts";

/** The stored name of a year that did not begin on 1 January, in English in every language. */
export const nameOfYearFrom = ({ year, month, day }: CalendarDate): string =>
  `the year from ${day} ${monthNames[month - 1]} ${year}`;

/** The start date in such a name; undefined for a year such as `2026`. */
export const startInName = (name: string): CalendarDate | undefined => {
  const [, day, month, year] = /^the year from (\d+) (\w+) (\d+)$/.exec(name) ?? [];
  const index = monthNames.findIndex((one) => one === month);
  return index < 0 ? undefined : { year: Number(year), month: index + 1, day: Number(day) };
};
