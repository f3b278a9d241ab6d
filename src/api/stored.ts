import * as z from "zod/mini";
import { prayerTopicIdSchema } from "#domain/api/prayed-today.ts";
import { type StatTotals, noStats, statNames } from "#domain/api/stats.ts";
import { defineStored } from "#src/platform/device-store/entries.ts";

const count = z.int().check(z.minimum(0));

/** This device's own counts by name (decision 24). */
export const usageStats = defineStored<StatTotals>({
  key: "gbh_usage_stats",
  label: "How often you played, shared and searched",
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
  merge: (present, imported) => Object.fromEntries(statNames.map((name) => [name, Math.max(present[name], imported[name])])) as StatTotals,
  isIncidental: true,
});

const increment = z.object({ stat_name: z.enum(statNames), operation_id: z.string(), at: z.number(), topic_id: z.optional(prayerTopicIdSchema) });

export type PendingIncrement = z.infer<typeof increment>;

/** Increments waiting to be sent to the global counters. Each is retried until the server accepts it. */
export const usageOutbox = defineStored<PendingIncrement[]>({
  key: "gbh_usage_outbox",
  label: "Counts waiting to be sent",
  schema: z.array(increment),
  fallback: [],
  isIncidental: true,
  // An imported copy would be sent from the other device too: harmless because of the ids, but pointless.
  isOfThisDevice: true,
});

const keptBookmark = z.object({ bookmark: z.string(), at: z.number() });

export type KeptBookmark = z.infer<typeof keptBookmark>;

/** The card database's bookmark after this device's last write, and the time of that write. */
export const cardBookmark = defineStored<KeptBookmark>({
  key: "gbh_card_bookmark",
  label: "A marker for your last card message, so that you always see it",
  schema: keptBookmark,
  fallback: { bookmark: "", at: 0 },
  isIncidental: true,
  isOfThisDevice: true,
});
