import type { NewBatch } from "#domain/api/increments.ts";
import { mostInBatch, outboxDays, type StatName } from "#domain/api/stats.ts";
import { utcDay, utcDayMs } from "#domain/calendar/utc-day.ts";
import type { UnsentUse } from "./stats-state.ts";
import type { PendingBatch } from "./stored.ts";

/** The outcome of one attempt: accepted, rejected for good, or to be retried, not before `afterMs` have passed. */
export type Delivery =
  | { readonly outcome: "taken" | "refused" }
  | { readonly outcome: "later"; readonly afterMs: number };

interface OutboxEnvironment {
  readonly pending: () => readonly PendingBatch[];
  readonly remove: (operationId: string) => Promise<unknown>;
  readonly send: (batch: PendingBatch) => Promise<Delivery>;
}

export interface Use {
  readonly stat_name: StatName;
  /** For prayers on the prayer wall. */
  readonly topic_id?: number;
}

/** Maximum number of stored batches: enough for a month offline. */
export const maxPending = 500;

/** How long to collect counts before sending, so that a visit needs few requests. */
export const collectMs = 180_000;

const countOf = ({ increments }: PendingBatch, name: StatName): number =>
  increments.find(({ stat_name }) => stat_name === name)?.count ?? 0;

const isOpenFor = (batch: PendingBatch | undefined, { stat_name }: Use): batch is PendingBatch =>
  batch !== undefined && !batch.isSealed && countOf(batch, stat_name) < mostInBatch(stat_name);

const withUse = (batch: PendingBatch, { stat_name, topic_id }: Use, now: number): PendingBatch => ({
  ...batch,
  increments: [
    ...batch.increments.filter((one) => one.stat_name !== stat_name),
    { stat_name, count: countOf(batch, stat_name) + 1 },
  ],
  prayers: topic_id === undefined ? batch.prayers : [...batch.prayers, { topic_id, at: now }],
});

/** Closes the open batch before it is sent. Returns the same list if there is none. */
export const sealed = (pending: PendingBatch[]): PendingBatch[] =>
  pending.some(({ isSealed }) => !isSealed) ? pending.map((batch) => ({ ...batch, isSealed: true })) : pending;

/**
 * Counts a use in the open batch, or in a new one with `id` if there is none or it is full. Drops batches too old for the
 * server to accept, and the oldest ones beyond the limit.
 */
export const withCounted = (pending: PendingBatch[], use: Use, id: string, now: number): PendingBatch[] => {
  const fresh = pending.filter(({ at }) => now - at < outboxDays * utcDayMs);
  const last = fresh.at(-1);
  if (isOpenFor(last, use)) return [...fresh.slice(0, -1), withUse(last, use, now)];
  const begun: PendingBatch = { operation_id: id, at: now, increments: [], prayers: [], isSealed: false };
  return [...sealed(fresh).slice(1 - maxPending), withUse(begun, use, now)];
};

export const unsentUsesIn = (pending: readonly PendingBatch[]): UnsentUse[] =>
  pending
    .filter(({ isSealed }) => !isSealed)
    .flatMap(({ increments, prayers }) =>
      increments.map(({ stat_name, count }) => ({
        stat_name,
        count,
        prayers:
          stat_name === "prayers_submitted" ? prayers.map(({ topic_id, at }) => ({ topic_id, day: utcDay(at) })) : [],
      })),
    );

/** Time until the open batch is due: `collectMs` after its first use. Undefined if there is no open batch. */
export const sendInMs = (pending: readonly PendingBatch[], now: number): number | undefined => {
  const open = pending.find(({ isSealed }) => !isSealed);
  // At most that, even if the clock has been changed.
  return open && Math.min(Math.max(0, open.at + collectMs - now), collectMs);
};

const retryDelaysMs = [5000, 30_000, 120_000, 600_000];

/** The delay before the next attempt. `failures` counts earlier consecutive failures, without the current one. */
export const retryDelayMs = (failures: number): number => retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)]!;

/** Retrying a 4xx does not help, except for timeouts and rate limits. */
export const deliveryOf = (status: number | undefined, retryAfterMs = 0): Delivery => {
  if (status !== undefined && status >= 200 && status < 300) return { outcome: "taken" };
  const isFinal = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isFinal ? { outcome: "refused" } : { outcome: "later", afterMs: retryAfterMs };
};

/**
 * The request body for a batch sent at `now`. A prayer carries its age, so one kept past midnight is not counted for today.
 * The age is right even when the device's clock is wrong.
 */
export const bodyOf = ({ operation_id, increments, prayers }: PendingBatch, now: number): NewBatch => ({
  operation_id,
  increments,
  ...(prayers.length > 0 && {
    prayers: prayers.map(({ topic_id, at }) => ({
      topic_id,
      seconds_ago: Math.min(Math.max(0, Math.floor((now - at) / 1000)), outboxDays * 86_400),
    })),
  }),
});

/**
 * Sends closed batches one at a time, oldest first, and stops at the first that must wait. A batch is removed only after its
 * response, so a lost response leads to a second request; the operation id makes that harmless. Resolves to the shortest
 * time to wait before retrying, in milliseconds; undefined when nothing is left.
 */
export const deliverAll = async ({ pending, remove, send }: OutboxEnvironment): Promise<number | undefined> => {
  const tried = new Set<string>();
  for (;;) {
    const next = pending().find(({ operation_id, isSealed }) => isSealed && !tried.has(operation_id));
    if (!next) return undefined;
    tried.add(next.operation_id);
    const delivery = await send(next);
    if (delivery.outcome === "later") return delivery.afterMs;
    await remove(next.operation_id);
  }
};
