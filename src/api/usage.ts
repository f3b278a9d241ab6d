import type { StatName } from "#domain/api/stats.ts";
import { after, systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import { onPageEvent, dispatchPageEvent } from "#src/platform/page-events.ts";
import { randomId } from "#src/platform/random.ts";
import { isBrowser } from "#src/platform/environment.ts";
import { type Delivery, bodyOf, deliveryOf, emptyOutbox, retryDelayMs, withIncrement } from "./outbox.ts";
import { type PendingIncrement, usageOutbox, usageStats } from "./stored.ts";

const requestTimeoutMs = 10_000;

const send = async (increment: PendingIncrement): Promise<Delivery> => {
  try {
    const answer = await fetch(`/api/stats/${increment.stat_name}/increment`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(bodyOf(increment, systemClock.now())),
      keepalive: true,
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    return deliveryOf(answer.status);
  } catch {
    return "later";
  }
};

const remove = (operationId: string) =>
  deviceStore().update(usageOutbox, (present) => present.filter(({ operation_id }) => operation_id !== operationId));

let running: Promise<void> | undefined;
let failures = 0;
let cancelRetry = () => {};

const deliver = async (): Promise<void> => {
  cancelRetry();
  const isEmpty = await emptyOutbox({ pending: () => deviceStore().read(usageOutbox), remove, send });
  running = undefined;
  if (isEmpty) {
    failures = 0;
    dispatchPageEvent("statsUpdated");
  } else {
    cancelRetry = after(retryDelayMs(failures), deliverSoon);
    failures += 1;
  }
};

const deliverSoon = (): void => void (running ??= deliver());

const enqueue = (what: Pick<PendingIncrement, "stat_name" | "topic_id">) =>
  deviceStore().update(usageOutbox, (present) => withIncrement(present, { ...what, operation_id: randomId(), at: systemClock.now() }));

const record = async (what: Pick<PendingIncrement, "stat_name" | "topic_id">): Promise<void> => {
  if (!isBrowser) return;
  const name = what.stat_name;
  await Promise.all([deviceStore().update(usageStats, (present) => ({ ...present, [name]: present[name] + 1 })), enqueue(what)]);
  dispatchPageEvent("statsUpdated");
  // Run again after the current delivery, for increments that were added too late for it.
  await running;
  deliverSoon();
};

/**
 * Counts one use: at once on this device, and exactly once in the global counters when the network allows (decision
 * 24). Fires `statsUpdated`. Never rejects; callers need not await it.
 */
export const recordUsage = (stat_name: StatName): Promise<void> => record({ stat_name });

/** Counts a prayer like `recordUsage`, together with its prayer wall topic. */
export const recordPrayed = (topic_id: number): Promise<void> => record({ stat_name: "prayers_submitted", topic_id });

let isCounting = false;

/**
 * Counts this page load as one visit (decision 25) and every successful lookup as one search. Also sends increments
 * left from earlier visits.
 */
export const startCounting = (): void => {
  if (isCounting || !isBrowser) return;
  isCounting = true;
  onPageEvent("scriptureSearch", () => void recordUsage("scripture_searches"));
  onPageEvent("online", deliverSoon);
  void recordUsage("visitors");
};
