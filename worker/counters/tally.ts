import { type StatName, type StatTotals, noStats, statNames } from "#domain/api/stats.ts";

/** What every shard has counted so far, as far as the root has heard. */
export type Reports = ReadonlyMap<string, StatTotals>;

const each = (value: (name: StatName) => number): StatTotals => Object.fromEntries(statNames.map((name) => [name, value(name)])) as StatTotals;

export const add = (left: StatTotals, right: StatTotals): StatTotals => each((name) => left[name] + right[name]);
export const subtract = (left: StatTotals, right: StatTotals): StatTotals => each((name) => left[name] - right[name]);

/** The greater of each: of two states of something that only grows, the newer. */
export const join = (left: StatTotals, right: StatTotals): StatTotals => each((name) => Math.max(left[name], right[name]));

/**
 * The merge rule. A shard reports its totals, never its steps, and totals only grow; so the greater one is the newer
 * one, and reports may be lost, repeated or overtaken without changing where the sum arrives.
 */
export const mergeReport = (reports: Reports, shard: string, totals: StatTotals): Map<string, StatTotals> => {
  return new Map(reports).set(shard, join(reports.get(shard) ?? noStats, totals));
};

/** The world's totals: the root's own and every shard's. */
export const worldTotals = (own: StatTotals, reports: Reports): StatTotals => [...reports.values()].reduce(add, own);

/** Which counters differ. */
export const changedNames = (before: StatTotals, after: StatTotals): StatName[] => statNames.filter((name) => before[name] !== after[name]);
