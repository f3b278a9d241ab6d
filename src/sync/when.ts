import { dateInWords } from "#domain/calendar/date-words.ts";
import { systemClock } from "#src/platform/clock.ts";
import { syncScreenMessages } from "./messages.ts";

const minuteMs = 60_000;

/** "just now", "today, 14:03", "24 November 2026, 9:10". */
export const whenInWords = (at: number): string => {
  const now = systemClock.now();
  if (Math.abs(now - at) < 10 * minuteMs) return syncScreenMessages.justNow;
  const { hour, minute } = systemClock.timeAt(at);
  const date = dateInWords(systemClock.dateAt(at));
  const time = `${hour}:${String(minute).padStart(2, "0")}`;
  return date === dateInWords(systemClock.dateAt(now))
    ? syncScreenMessages.todayAt(time)
    : syncScreenMessages.dayAt(date, time);
};
