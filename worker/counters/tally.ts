import type { NewBatch } from "#domain/api/increments.ts";
import { noStats, statNames, type StatTotals } from "#domain/api/stats.ts";
import { utcDay } from "#domain/calendar/utc-day.ts";
import { isKept, topicCounter } from "./prayed-days.ts";

/** Counter values by name: the seven counters, and one per topic and day. A missing name means zero. */
export type Tally = Readonly<Record<string, number>>;

/** The latest known totals of each shard. */
export type Reports = ReadonlyMap<string, Tally>;

export const emptyTally: Tally = {};

const combine = (left: Tally, right: Tally, value: (left: number, right: number) => number): Tally =>
  Object.fromEntries(
    Object.keys({ ...left, ...right }).map((counter) => [counter, value(left[counter] ?? 0, right[counter] ?? 0)]),
  );

export const add = (left: Tally, right: Tally): Tally => combine(left, right, (one, other) => one + other);
export const subtract = (left: Tally, right: Tally): Tally => combine(left, right, (one, other) => one - other);

/** The maximum of each counter. Counters only grow, so this is the newer state of two. */
export const maxOfEach = (left: Tally, right: Tally): Tally => combine(left, right, Math.max);

/**
 * The merge rule. A shard reports totals, not increments, and totals only grow, so the greater value is the newer one.
 * Reports may be lost, repeated or reordered without changing the final sum.
 */
export const mergeReport = (reports: Reports, shard: string, totals: Tally): Map<string, Tally> =>
  new Map(reports).set(shard, maxOfEach(reports.get(shard) ?? emptyTally, totals));

/** The global totals: the root's own plus every shard's. */
export const globalTotals = (own: Tally, reports: Reports): Tally => [...reports.values()].reduce(add, own);

/** The counters whose value changed, with the new value. */
export const changesOf = (before: Tally, after: Tally): Tally =>
  Object.fromEntries(Object.entries(after).filter(([counter, value]) => value !== (before[counter] ?? 0)));

export const isEmpty = (tally: Tally): boolean => Object.keys(tally).length === 0;

/** Removes the counters of past days. */
export const withoutOldDays = (tally: Tally, now: number): Tally =>
  Object.fromEntries(Object.entries(tally).filter(([counter]) => isKept(counter, now)));

/** The seven counters of a tally. */
export const statsOf = (tally: Tally): StatTotals => {
  const totals = { ...noStats };
  for (const name of statNames) totals[name] = tally[name] ?? 0;
  return totals;
};

/** What a batch adds if it is counted at `now`. A prayer from a past day no longer counts for its topic. */
export const gainsOf = ({ increments, prayers = [] }: NewBatch, now: number): Tally =>
  withoutOldDays(
    [
      ...increments.map(({ stat_name, count }) => ({ [stat_name]: count })),
      ...prayers.map(({ topic_id, seconds_ago = 0 }) => ({
        [topicCounter(utcDay(now - seconds_ago * 1000), topic_id)]: 1,
      })),
    ].reduce(add, emptyTally),
    now,
  );

/** The sum of the seven counters. */
export const sizeOf = (tally: Tally): number => Object.values(statsOf(tally)).reduce((sum, count) => sum + count, 0);

/** Only the seven counters, without zeros. */
export const withoutTopics = (tally: Tally): Tally =>
  Object.fromEntries(Object.entries(statsOf(tally)).filter(([, count]) => count > 0));
