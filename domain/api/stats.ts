import * as z from "zod/mini";
import { prayedTodaySchema, prayerTopicIdSchema } from "./prayed-today.ts";

/** The seven counters (specification 1, section 3), kept globally and on the device. */
export const statNames = ["plays", "shares", "visitors", "scripture_searches", "game_shares", "prayer_requests", "prayers_submitted"] as const;

export type StatName = (typeof statNames)[number];
export type StatTotals = Record<StatName, number>;

export const noStats: Readonly<StatTotals> = {
  plays: 0,
  shares: 0,
  visitors: 0,
  scripture_searches: 0,
  game_shares: 0,
  prayer_requests: 0,
  prayers_submitted: 0,
};

export const isStatName = (text: string): text is StatName => (statNames as readonly string[]).includes(text);

/** How long a repeated operation id is recognised; a device gives up delivering before that. */
export const operationMemoryDays = 35;
export const outboxDays = 30;
const mostPerIncrement = 10;

const byMessage = `Give a whole number from 1 to ${mostPerIncrement}.`;
const agoMessage = `Give whole seconds, at most ${outboxDays} days of them.`;
const onePrayerMessage = "A topic is counted one prayer at a time.";
const idMessage = "Give an id of 16 to 64 letters, digits and hyphens.";

export const incrementSchema = z
  .object({
    /** 1 if left out. */
    increment_by: z.optional(z.int(byMessage).check(z.minimum(1, byMessage), z.maximum(mostPerIncrement, byMessage))),
    /** Chosen by the client, at random; the same id again counts once. */
    operation_id: z.string(idMessage).check(z.regex(/^[A-Za-z0-9-]{16,64}$/, idMessage)),
    /** With `prayers_submitted`: the topic of the prayer wall that was prayed. */
    topic_id: z.optional(prayerTopicIdSchema),
    /** How long ago it happened, for what was kept while offline: a prayer of yesterday is not one of today. 0 if left out. */
    seconds_ago: z.optional(z.int(agoMessage).check(z.minimum(0, agoMessage), z.maximum(outboxDays * 86_400, agoMessage))),
  })
  .check(z.refine(({ topic_id, increment_by = 1 }) => topic_id === undefined || increment_by === 1, { path: ["increment_by"], message: onePrayerMessage }));

export type NewIncrement = z.infer<typeof incrementSchema>;

export const statRowSchema = z.object({ stat_name: z.enum(statNames), stat_value: z.int() });
export const statRowsSchema = z.array(statRowSchema);

export type StatRow = z.infer<typeof statRowSchema>;

/**
 * What the live socket sends: first a snapshot of all, then the rows that changed. The same of the topics prayed today;
 * a change that names another day than the one before it begins that day anew.
 */
export const statFrameSchema = z.object({ type: z.enum(["snapshot", "change"]), stats: statRowsSchema, prayed_today: z.optional(prayedTodaySchema) });

export type StatFrame = z.infer<typeof statFrameSchema>;

export const toRows = (totals: StatTotals, names: readonly StatName[] = statNames): StatRow[] =>
  names.map((name) => ({ stat_name: name, stat_value: totals[name] }));

/** `999`, then `1.0K`, `131.9K`: one decimal from a thousand upwards (cut, not rounded, so that it never runs ahead). */
export const formatCount = (count: number): string => (count < 1000 ? String(count) : `${(Math.floor(count / 100) / 10).toFixed(1)}K`);

/** `131,945`. Written by hand: the first use of the platform's number formats costs a cheap phone a tenth of a second. */
export const formatExactCount = (count: number): string => {
  const digits = String(count);
  const first = digits.length % 3 || 3;
  const rest = digits.slice(first).match(/.{3}/g) ?? [];
  return [digits.slice(0, first), ...rest].join(",");
};
