import * as z from "zod/mini";
import { prayedTodaySchema, prayerTopicIdSchema } from "./prayed-today.ts";

/** The seven counters (specification 1, section 3), kept both globally and on the device. */
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

/** How long the server remembers operation ids, so that retries count once. Devices stop retrying earlier, after `outboxDays`. */
export const operationMemoryDays = 35;
export const outboxDays = 30;
const maxPerIncrement = 10;

const incrementMessage = `Please use a whole number from 1 to ${maxPerIncrement}.`;
const secondsAgoMessage = `Please give a whole number of seconds, up to ${outboxDays} days.`;
const onePrayerMessage = "Please count a topic’s prayers one at a time.";
const idMessage = "Please use an id of 16 to 64 letters, digits and hyphens.";

export const incrementSchema = z
  .object({
    /** Default 1. */
    increment_by: z.optional(z.int(incrementMessage).check(z.minimum(1, incrementMessage), z.maximum(maxPerIncrement, incrementMessage))),
    /** A random id chosen by the client. Repeated requests with the same id count once. */
    operation_id: z.string(idMessage).check(z.regex(/^[A-Za-z0-9-]{16,64}$/, idMessage)),
    /** Only with `prayers_submitted`: the prayer-wall topic. */
    topic_id: z.optional(prayerTopicIdSchema),
    /** How long ago it happened, for increments queued while offline: yesterday's prayer does not count as today's. Default 0. */
    seconds_ago: z.optional(z.int(secondsAgoMessage).check(z.minimum(0, secondsAgoMessage), z.maximum(outboxDays * 86_400, secondsAgoMessage))),
  })
  .check(z.refine(({ topic_id, increment_by = 1 }) => topic_id === undefined || increment_by === 1, { path: ["increment_by"], message: onePrayerMessage }));

export type NewIncrement = z.infer<typeof incrementSchema>;

export const statRowSchema = z.object({ stat_name: z.enum(statNames), stat_value: z.int() });
export const statRowsSchema = z.array(statRowSchema);

export type StatRow = z.infer<typeof statRowSchema>;

/**
 * A frame of the live socket: first a snapshot of all rows, then the rows that changed. `prayed_today` works the same way;
 * a frame with a new day replaces the totals of the previous day.
 */
export const statFrameSchema = z.object({ type: z.enum(["snapshot", "change"]), stats: statRowsSchema, prayed_today: z.optional(prayedTodaySchema) });

export type StatFrame = z.infer<typeof statFrameSchema>;

export const toRows = (totals: StatTotals, names: readonly StatName[] = statNames): StatRow[] =>
  names.map((name) => ({ stat_name: name, stat_value: totals[name] }));

/** `999`, then `1.0K`, `131.9K`: one decimal from a thousand up, rounded down so that it never overstates. */
export const formatCount = (count: number): string => (count < 1000 ? String(count) : `${(Math.floor(count / 100) / 10).toFixed(1)}K`);

/** `131,945`. Not `Intl.NumberFormat`: its first use takes a tenth of a second on a cheap phone. */
export const formatExactCount = (count: number): string => {
  const digits = String(count);
  const first = digits.length % 3 || 3;
  const rest = digits.slice(first).match(/.{3}/g) ?? [];
  return [digits.slice(0, first), ...rest].join(",");
};
