import type { CalendarDate } from "#domain/calendar/calendar-date.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  formatters.set(timeZone, made);
  return made;
};

/**
 * The date in a time zone at an instant according to `Intl`. Tests compare the product's own calculation with it, and
 * use it to be in another zone than the machine.
 * @param instant milliseconds since the epoch
 * @param timeZone an IANA name such as `Pacific/Auckland`
 * @throws RangeError for a zone that the machine does not know, and for an instant outside the range of dates
 */
export const dateInZone = (instant: number, timeZone: string): CalendarDate => {
  const date = { year: 0, month: 0, day: 0 };
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) {
    if (type === "year" || type === "month" || type === "day") date[type] = Number(value);
  }
  return date;
};
