import { type NewIncrement, outboxDays } from "#domain/api/stats.ts";
import type { PendingIncrement } from "./stored.ts";

/** What became of one attempt: taken for good, refused for good, or to be tried again later. */
export type Delivery = "taken" | "refused" | "later";

export interface OutboxSurroundings {
  readonly pending: () => readonly PendingIncrement[];
  readonly remove: (operationId: string) => Promise<unknown>;
  readonly send: (increment: PendingIncrement) => Promise<Delivery>;
}

/** 4xx answers will not get better by repeating, save those about time and rate. */
export const deliveryOf = (status: number): Delivery => {
  if (status >= 200 && status < 300) return "taken";
  return status >= 400 && status < 500 && status !== 408 && status !== 429 ? "refused" : "later";
};

/**
 * What is sent at `now`. A prayer says how long ago it was, so that one kept over midnight is not counted as one of
 * today; the age is right even where the device's clock is wrong.
 */
export const bodyOf = ({ operation_id, topic_id, at }: PendingIncrement, now: number): NewIncrement => {
  const seconds_ago = Math.min(Math.max(0, Math.floor((now - at) / 1000)), outboxDays * 86_400);
  return { increment_by: 1, operation_id, ...(topic_id !== undefined && { topic_id, seconds_ago }) };
};

/**
 * Sends what is pending, oldest first, one at a time; stops at the first that has to wait. An increment leaves the
 * outbox only after its answer, so a lost answer means a second sending, which the operation id makes harmless.
 * Resolves to true when nothing is left.
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
