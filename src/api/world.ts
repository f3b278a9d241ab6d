import type { PrayedToday } from "#domain/api/prayed-today.ts";
import { type StatFrame, type StatRow, type StatTotals, noStats } from "#domain/api/stats.ts";

/** How often each topic was prayed on the server's day (ISO date, UTC). */
export interface Prayed {
  readonly day: string;
  readonly byTopic: ReadonlyMap<number, number>;
  /** The day by this device's clock when the server last sent an update. On any later day these totals are no longer today's. */
  readonly receivedOn: string;
}

/** The global counters as known to this page. `prayed` is undefined until they are known. */
export interface World {
  readonly totals: Readonly<StatTotals>;
  readonly prayed: Prayed | undefined;
}

export const unknownWorld: World = { totals: noStats, prayed: undefined };

/** Merges rows into the totals. Counters never decrease, so an update that arrives late is ignored. */
export const withRows = (present: Readonly<StatTotals>, rows: readonly StatRow[], isSnapshot: boolean): Readonly<StatTotals> => {
  const next = { ...present };
  for (const { stat_name, stat_value } of rows) next[stat_name] = isSnapshot ? stat_value : Math.max(next[stat_name], stat_value);
  return next;
};

/** The same for prayer topics. A new day starts over; updates for a past day are ignored. */
export const withPrayed = (present: Prayed | undefined, { day, topics }: PrayedToday, isSnapshot: boolean, receivedOn: string): Prayed => {
  if (present && !isSnapshot && day < present.day) return present;
  const byTopic = new Map(isSnapshot || day !== present?.day ? [] : present.byTopic);
  for (const { topic_id, prayers } of topics) byTopic.set(topic_id, Math.max(byTopic.get(topic_id) ?? 0, prayers));
  return { day, byTopic, receivedOn };
};

/** Applies a frame of the live socket. `receivedOn` is the day it arrived, by this device's clock. */
export const applyFrame = (world: World, { type, stats, prayed_today }: StatFrame, receivedOn: string): World => ({
  totals: withRows(world.totals, stats, type === "snapshot"),
  prayed: prayed_today ? withPrayed(world.prayed, prayed_today, type === "snapshot", receivedOn) : world.prayed,
});
