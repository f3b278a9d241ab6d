import { type StatName, outboxDays } from "#domain/api/stats.ts";
import { after, systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import { onPageEvent, tellPage } from "#src/platform/page-events.ts";
import { randomId } from "#src/platform/random.ts";
import { isBrowser } from "#src/platform/environment.ts";
import { type Delivery, deliveryOf, emptyOutbox } from "./outbox.ts";
import { type PendingIncrement, usageOutbox, usageStats } from "./stored.ts";

/** Enough for a month offline; beyond it the oldest go. */
const mostPending = 500;
const requestTimeoutMs = 10_000;
const retryDelaysMs = [5000, 30_000, 120_000, 600_000];

const send = async ({ stat_name, operation_id }: PendingIncrement): Promise<Delivery> => {
  try {
    const answer = await fetch(`/api/stats/${stat_name}/increment`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ increment_by: 1, operation_id }),
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
    tellPage("statsUpdated");
  } else {
    cancelRetry = after(retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)]!, deliverSoon);
    failures += 1;
  }
};

const deliverSoon = (): void => void (running ??= deliver());

const enqueue = (stat_name: StatName) =>
  deviceStore().update(usageOutbox, (present) => {
    const now = systemClock.now();
    const fresh = present.filter(({ at }) => now - at < outboxDays * 86_400_000);
    return [...fresh, { stat_name, operation_id: randomId(), at: now }].slice(-mostPending);
  });

/**
 * Counts one use of a thing: at once on this device, and in the world's counters as soon as the network allows,
 * exactly once (decision 24). Fires `statsUpdated`. Never throws, and needs no waiting for.
 */
export const recordUsage = async (name: StatName): Promise<void> => {
  if (!isBrowser) return;
  await Promise.all([deviceStore().update(usageStats, (present) => ({ ...present, [name]: present[name] + 1 })), enqueue(name)]);
  tellPage("statsUpdated");
  // One more turn after a delivery under way, so that an increment that came too late for it is not left behind.
  await running;
  deliverSoon();
};

let isCounting = false;

/** Counts this page load as one visit (decision 25) and every successful lookup as one search; sends what earlier visits left. */
export const startCounting = (): void => {
  if (isCounting || !isBrowser) return;
  isCounting = true;
  onPageEvent("scriptureSearch", () => void recordUsage("scripture_searches"));
  onPageEvent("online", deliverSoon);
  void recordUsage("visitors");
};
