import { type NewIncrement, outboxDays } from "#domain/api/stats.ts";
import { utcDayMs } from "#domain/calendar/utc-day.ts";
import type { PendingIncrement } from "./stored.ts";

/** The outcome of one attempt: accepted, rejected for good, or to be retried. */
export type Delivery = "taken" | "refused" | "later";

export interface OutboxSurroundings {
  readonly pending: () => readonly PendingIncrement[];
  readonly remove: (operationId: string) => Promise<unknown>;
  readonly send: (increment: PendingIncrement) => Promise<Delivery>;
}

/** Enough for a month offline. */
export const maxPending = 500;

/** Adds an increment. Drops those too old for the server to accept, and the oldest ones beyond the limit. */
export const withIncrement = (pending: readonly PendingIncrement[], one: PendingIncrement): PendingIncrement[] => [
  ...pending.filter(({ at }) => one.at - at < outboxDays * utcDayMs).slice(1 - maxPending),
  one,
];

const retryDelaysMs = [5000, 30_000, 120_000, 600_000];

/** The delay before the next attempt. `failures` counts earlier consecutive failures, without the current one. */
export const retryDelayMs = (failures: number): number => retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)]!;

/** Retrying a 4xx does not help, except for timeouts and rate limits. */
export const deliveryOf = (status: number): Delivery => {
  if (status >= 200 && status < 300) return "taken";
  return status >= 400 && status < 500 && status !== 408 && status !== 429 ? "refused" : "later";
};

/**
 * The request body for an increment sent at `now`. A prayer carries its age, so one kept past midnight is not counted
 * for today. The age is right even when the device's clock is wrong.
 */
export const bodyOf = ({ operation_id, topic_id, at }: PendingIncrement, now: number): NewIncrement => {
  const seconds_ago = Math.min(Math.max(0, Math.floor((now - at) / 1000)), outboxDays * 86_400);
  return { increment_by: 1, operation_id, ...(topic_id !== undefined && { topic_id, seconds_ago }) };
};

/**
 * Sends pending increments one at a time, oldest first, and stops at the first that must wait. An increment is removed
 * only after its response, so a lost response leads to a second request; the operation id makes that harmless. Resolves
 * to true when nothing is left.
 */
export const emptyOutbox = async ({ pending, remove, send }: OutboxSurroundings): Promise<boolean> => {
  const tried = new Set<string>();
  for (;;) {
    const next = pending().find(({ operation_id }) => !tried.has(operation_id));
    if (!next) return true;
    tried.add(next.operation_id);
    if ((await send(next)) === "later") return false;
    await remove(next.operation_id);
  }
};
