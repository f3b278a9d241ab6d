import { daysBetween, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"} ago`;

/**
 * How long ago a message was written, in words; from the day before yesterday on its date. Days are calendar days of the
 * visitor (decision 32), however long the last of them was.
 * @param dateOf the date where the visitor is, of an instant in milliseconds since the epoch
 */
export const whenWritten = (iso: string, now: number, dateOf: (instant: number) => CalendarDate): string => {
  const at = Date.parse(iso);
  const ageMs = now - at;
  if (ageMs < minuteMs) return "Just now";
  if (ageMs < hourMs) return ago(Math.floor(ageMs / minuteMs), "minute");
  const date = dateOf(at);
  const days = daysBetween(date, dateOf(now));
  if (days === 0) return ago(Math.floor(ageMs / hourMs), "hour");
  return days === 1 ? "Yesterday" : dateInWords(date);
};
