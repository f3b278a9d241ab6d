import { daysBetween, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { systemClock } from "#src/platform/clock.ts";
import { dateMessages } from "./messages.ts";

/** The visitor's local date at an instant, in words. */
export const dayName = (at: number): string => dateInWords(systemClock.dateAt(at));

/** Date and time, to tell apart two cards of one day. */
export const minuteName = (at: number): string => {
  const { hour, minute } = systemClock.timeAt(at);
  return `${dayName(at)}, ${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * How long ago a message was written, in words; its date if that was before yesterday. Days are the visitor's calendar
 * days, even on 23- or 25-hour days.
 * @param dateOf converts an instant (milliseconds since the epoch) to the visitor's local date
 */
export const whenWritten = (iso: string, now: number, dateOf: (instant: number) => CalendarDate): string => {
  const at = Date.parse(iso);
  const ageMs = now - at;
  if (ageMs < minuteMs) return dateMessages.now;
  if (ageMs < hourMs) return dateMessages.minutesAgo(Math.floor(ageMs / minuteMs));
  const date = dateOf(at);
  const days = daysBetween(date, dateOf(now));
  if (days === 0) return dateMessages.hoursAgo(Math.floor(ageMs / hourMs));
  return days === 1 ? dateMessages.yesterday : dateInWords(date);
};
