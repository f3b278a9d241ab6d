import type { PrayedToday } from "#domain/api/prayed-today.ts";
import { utcDay, utcDayMs } from "#domain/calendar/utc-day.ts";

/**
 * Topics of the prayer wall are counted a day at a time, each day and topic a counter of its own: so it only grows, as
 * the merge rule wants, and a new day begins at zero by having other names. Only the present day is ever shown.
 */
const prefix = "prayed/";

/** `prayed/2026-11-21/17`; names of later days sort after those of earlier ones. */
export const topicCounter = (day: string, topicId: number): string => `${prefix}${day}/${topicId}`;

/** Yesterday is kept beside today: the clocks of two hubs need not strike midnight at the same moment. */
const oldestKeptDay = (now: number): string => utcDay(now - utcDayMs);

/** For storage: every name that starts with `prefix` and sorts before `oldest` may be dropped. */
export const droppedNames = (now: number): { readonly prefix: string; readonly oldest: string } => ({ prefix, oldest: prefix + oldestKeptDay(now) });

/** Whether a counter of this name is still wanted; those that belong to no day always are. */
export const isKept = (counter: string, now: number): boolean => !counter.startsWith(prefix) || counter >= prefix + oldestKeptDay(now);

/** How often each topic was prayed on a day (an ISO date), by topic; topics at zero are left out. */
export const prayedOn = (counters: Readonly<Record<string, number>>, day: string): PrayedToday => {
  const start = topicCounter(day, 0).slice(0, -1);
  const topics = Object.entries(counters)
    .filter(([counter, prayers]) => counter.startsWith(start) && prayers > 0)
    .map(([counter, prayers]) => ({ topic_id: Number(counter.slice(start.length)), prayers }));
  return { day, topics: topics.toSorted((one, other) => one.topic_id - other.topic_id) };
};
