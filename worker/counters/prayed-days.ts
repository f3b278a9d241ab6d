import type { PrayedToday } from "#domain/api/prayed-today.ts";
import { utcDay, utcDayMs } from "#domain/calendar/utc-day.ts";

/**
 * Prayers are counted per topic and day, with a separate counter for each pair. So every counter only grows, as the merge
 * rule requires (tally.ts), and each day starts at zero, since its counters have new names. Only the current day is shown.
 */
const prefix = "prayed/";

/** `prayed/2026-11-21/17`. Names sort by day. */
export const topicCounter = (day: string, topicId: number): string => `${prefix}${day}/${topicId}`;

/** Yesterday's counters are kept as well, since the clocks of two hubs may differ around midnight. */
const oldestKeptDay = (now: number): string => utcDay(now - utcDayMs);

/** Whether a counter is still needed. Counters without a day always are. */
export const isKept = (counter: string, now: number): boolean =>
  !counter.startsWith(prefix) || counter >= prefix + oldestKeptDay(now);

/** How often each topic was prayed on a day (ISO date), sorted by topic, without zeros. */
export const prayedOn = (counters: Readonly<Record<string, number>>, day: string): PrayedToday => {
  const start = topicCounter(day, 0).slice(0, -1);
  const topics = Object.entries(counters)
    .filter(([counter, prayers]) => counter.startsWith(start) && prayers > 0)
    .map(([counter, prayers]) => ({ topic_id: Number(counter.slice(start.length)), prayers }));
  return { day, topics: topics.toSorted((one, other) => one.topic_id - other.topic_id) };
};
