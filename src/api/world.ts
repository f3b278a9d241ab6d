import type { PrayedToday } from "#domain/api/prayed-today.ts";
import { type StatFrame, type StatRow, type StatTotals, noStats } from "#domain/api/stats.ts";

/** How often each topic was prayed on the server's day (ISO date, UTC). */
export interface Prayed {
  readonly day: string;
  readonly byTopic: ReadonlyMap<number, number>;
  /** What day it was by this device's clock when the server last told: on the next one, this is no longer today's. */
  readonly heardOn: string;
}

/** The world's counters as far as this page has heard. `prayed` is undefined until they are known. */
export interface World {
  readonly totals: Readonly<StatTotals>;
  readonly prayed: Prayed | undefined;
}

export const unknownWorld: World = { totals: noStats, prayed: undefined };

/** The totals with these rows in place of their own; counters never run backwards, so late news are left out. */
export const withRows = (present: Readonly<StatTotals>, rows: readonly StatRow[], isSnapshot: boolean): Readonly<StatTotals> => {
  const next = { ...present };
  for (const { stat_name, stat_value } of rows) next[stat_name] = isSnapshot ? stat_value : Math.max(next[stat_name], stat_value);
  return next;
};

/** The same for topics; another day begins anew, and news of a day that is over are left out. */
export const withPrayed = (present: Prayed | undefined, { day, topics }: PrayedToday, isSnapshot: boolean, heardOn: string): Prayed => {
  if (present && !isSnapshot && day < present.day) return present;
  const byTopic = new Map(isSnapshot || day !== present?.day ? [] : present.byTopic);
  for (const { topic_id, prayers } of topics) byTopic.set(topic_id, Math.max(byTopic.get(topic_id) ?? 0, prayers));
  return { day, byTopic, heardOn };
};

/** The world after a frame of the live socket that came on `heardOn` by this device's clock. */
export const afterFrame = (world: World, { type, stats, prayed_today }: StatFrame, heardOn: string): World => ({
  totals: withRows(world.totals, stats, type === "snapshot"),
  prayed: prayed_today ? withPrayed(world.prayed, prayed_today, type === "snapshot", heardOn) : world.prayed,
});
