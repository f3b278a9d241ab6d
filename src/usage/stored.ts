import * as z from "zod/mini";
import { prayerTopicIdSchema } from "#domain/api/prayed-today.ts";
import { type StatTotals, noStats, statNames } from "#domain/api/stats.ts";
import { defineStored } from "#src/platform/storage/entries.ts";

const count = z.int().check(z.minimum(0));

/** This device's own counts by name (docs/product/counters-and-limits.md, "Counters"). */
export const usageStats = defineStored<StatTotals>({
  key: "gbh_usage_stats",
  schema: z.object({
    plays: count,
    shares: count,
    visitors: count,
    scripture_searches: count,
    game_shares: count,
    prayer_requests: count,
    prayers_submitted: count,
  }),
  fallback: noStats,
  migrate: (value) => ({ ...noStats, ...(typeof value === "object" ? value : {}) }),
  merge: (present, imported) =>
    Object.fromEntries(statNames.map((name) => [name, Math.max(present[name], imported[name])])) as StatTotals,
  isIncidental: true,
});

const batch = z.object({
  operation_id: z.string(),
  /** Time of the first use. */
  at: z.number(),
  /** At most one row per counter. */
  increments: z.array(z.object({ stat_name: z.enum(statNames), count })),
  /** The uses of `prayers_submitted` with a topic, and their times. */
  prayers: z.array(z.object({ topic_id: prayerTopicIdSchema, at: z.number() })),
  /** True once it may have been sent. Nothing is added from then on, since the server counts each id once. */
  isSealed: z.boolean(),
});

export type PendingBatch = z.infer<typeof batch>;

/** The format before batches: one use each, with an id that the server may have counted already. */
const formerOutbox = z.array(
  z.object({
    stat_name: z.enum(statNames),
    operation_id: z.string(),
    at: z.number(),
    topic_id: z.optional(prayerTopicIdSchema),
  }),
);

/** Counts waiting to be sent to the global counters. Each batch is retried until the server accepts it. */
export const usageOutbox = defineStored<PendingBatch[]>({
  key: "gbh_usage_outbox",
  schema: z.array(batch),
  fallback: [],
  migrate: (value) =>
    formerOutbox.parse(value).map(({ stat_name, operation_id, at, topic_id }) => ({
      operation_id,
      at,
      increments: [{ stat_name, count: 1 }],
      prayers: topic_id === undefined ? [] : [{ topic_id, at }],
      isSealed: true,
    })),
  isIncidental: true,
  // An imported copy would be sent from the other device too: harmless because of the ids, but pointless.
  isOfThisDevice: true,
});
