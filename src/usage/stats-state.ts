import type { PrayedToday } from "#domain/api/prayed-today.ts";
import type { StatFrame, StatRow } from "#domain/api/stat-frames.ts";
import { type StatName, type StatTotals, noStats } from "#domain/api/stats.ts";

/** How often each topic was prayed on the server's day (ISO date, UTC). */
interface Prayed {
  readonly day: string;
  readonly byTopic: ReadonlyMap<number, number>;
  /** The UTC day by this device's clock when the server last sent an update. On a later day these totals are out of date. */
  readonly receivedOn: string;
}

/** The global counters as known to this page. `prayed` is undefined until it is known. */
export interface StatsState {
  readonly totals: Readonly<StatTotals>;
  readonly prayed: Prayed | undefined;
}

/** Merges rows into the totals. Counters never decrease, so an update that arrives late is ignored. */
export const withRows = (
  present: Readonly<StatTotals>,
  rows: readonly StatRow[],
  isSnapshot: boolean,
): Readonly<StatTotals> => {
  const next = { ...present };
  for (const { stat_name, stat_value } of rows)
    next[stat_name] = isSnapshot ? stat_value : Math.max(next[stat_name], stat_value);
  return next;
};

/** Merges totals of prayer topics likewise. A new day starts at zero; updates for a past day are ignored. */
export const withPrayed = (
  present: Prayed | undefined,
  { day, topics }: PrayedToday,
  isSnapshot: boolean,
  receivedOn: string,
): Prayed => {
  if (present && !isSnapshot && day < present.day) return present;
  const byTopic = new Map(isSnapshot || day !== present?.day ? [] : present.byTopic);
  for (const { topic_id, prayers } of topics) byTopic.set(topic_id, Math.max(byTopic.get(topic_id) ?? 0, prayers));
  return { day, byTopic, receivedOn };
};

/** Applies a frame of the live socket. `receivedOn` is the day it arrived, by this device's clock. */
export const applyFrame = (
  present: StatsState,
  { type, stats, prayed_today }: StatFrame,
  receivedOn: string,
): StatsState => ({
  totals: withRows(present.totals, stats, type === "snapshot"),
  prayed: prayed_today ? withPrayed(present.prayed, prayed_today, type === "snapshot", receivedOn) : present.prayed,
});

/** A use on this device that the server has not counted yet. */
export interface UnsentUse {
  readonly stat_name: StatName;
  readonly count: number;
  /** Topics of prayers, each with its UTC day. */
  readonly prayers: readonly { readonly topic_id: number; readonly day: string }[];
}

/**
 * Adds uses that the server has not counted yet, so that the shown totals rise at once. Unknown totals stay unknown. Once
 * the server has counted these uses, its totals are at least as high.
 */
export const withUnsent = (present: StatsState, own: readonly UnsentUse[]): StatsState => {
  const { totals, prayed } = present;
  const raised = { ...totals };
  const byTopic = new Map(prayed?.byTopic);
  for (const { stat_name, count, prayers } of own) {
    raised[stat_name] += count;
    for (const { topic_id, day } of prayers)
      if (day === prayed?.day) byTopic.set(topic_id, (byTopic.get(topic_id) ?? 0) + 1);
  }
  return { totals: totals === noStats ? totals : raised, prayed: prayed && { ...prayed, byTopic } };
};
