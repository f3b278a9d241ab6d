import type { NewIncrement, StatName, StatTotals } from "#domain/api/stats.ts";
import { noStats, statNames } from "#domain/api/stats.ts";
import { utcDay } from "#domain/calendar/utc-day.ts";
import { isKept, topicCounter } from "./prayed-days.ts";

/** Where counters stand, by name: the seven, and those of the topics prayed on a day. What is not named stands at zero. */
export type Tally = Readonly<Record<string, number>>;

/** What every shard has counted so far, as far as the root has heard. */
export type Reports = ReadonlyMap<string, Tally>;

export const nothing: Tally = {};

const combine = (left: Tally, right: Tally, value: (left: number, right: number) => number): Tally =>
  Object.fromEntries(Object.keys({ ...left, ...right }).map((counter) => [counter, value(left[counter] ?? 0, right[counter] ?? 0)]));

export const add = (left: Tally, right: Tally): Tally => combine(left, right, (one, other) => one + other);
export const subtract = (left: Tally, right: Tally): Tally => combine(left, right, (one, other) => one - other);

/** The greater of each: of two states of something that only grows, the newer. */
export const join = (left: Tally, right: Tally): Tally => combine(left, right, Math.max);

/**
 * The merge rule. A shard reports its totals, never its steps, and totals only grow; so the greater one is the newer
 * one, and reports may be lost, repeated or overtaken without changing where the sum arrives.
 */
export const mergeReport = (reports: Reports, shard: string, totals: Tally): Map<string, Tally> =>
  new Map(reports).set(shard, join(reports.get(shard) ?? nothing, totals));

/** The world's totals: the root's own and every shard's. */
export const worldTotals = (own: Tally, reports: Reports): Tally => [...reports.values()].reduce(add, own);

/** What stands higher or lower than before, with its new value. */
export const changesOf = (before: Tally, after: Tally): Tally => Object.fromEntries(Object.entries(after).filter(([counter, value]) => value !== (before[counter] ?? 0)));

export const isEmpty = (tally: Tally): boolean => Object.keys(tally).length === 0;

/** Without the counters of days that are over. */
export const withoutOldDays = (tally: Tally, now: number): Tally => Object.fromEntries(Object.entries(tally).filter(([counter]) => isKept(counter, now)));

/** The seven counters of a tally. */
export const statsOf = (tally: Tally): StatTotals => Object.fromEntries(statNames.map((name) => [name, tally[name] ?? noStats[name]])) as StatTotals;

export interface Increment extends NewIncrement {
  readonly stat_name: StatName;
}

/** What an increment adds that is counted at `now`: a prayer of a day that is over no longer adds to its topic. */
export const gainsOf = ({ stat_name, increment_by = 1, topic_id, seconds_ago = 0 }: Increment, now: number): Tally => {
  const gains = { [stat_name]: increment_by };
  return topic_id === undefined ? gains : withoutOldDays({ ...gains, [topicCounter(utcDay(now - seconds_ago * 1000), topic_id)]: 1 }, now);
};
