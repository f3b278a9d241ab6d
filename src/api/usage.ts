import { type StatName, outboxDays } from "#domain/api/stats.ts";
import { utcDayMs } from "#domain/calendar/utc-day.ts";
import { after, systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import { onPageEvent, tellPage } from "#src/platform/page-events.ts";
import { randomId } from "#src/platform/random.ts";
import { isBrowser } from "#src/platform/environment.ts";
import { type Delivery, bodyOf, deliveryOf, emptyOutbox } from "./outbox.ts";
import { type PendingIncrement, usageOutbox, usageStats } from "./stored.ts";

/** Enough for a month offline; beyond it the oldest go. */
const mostPending = 500;
const requestTimeoutMs = 10_000;
const retryDelaysMs = [5000, 30_000, 120_000, 600_000];

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
    tellPage("statsUpdated");
  } else {
    cancelRetry = after(retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)]!, deliverSoon);
    failures += 1;
  }
};

const deliverSoon = (): void => void (running ??= deliver());

const enqueue = (what: Pick<PendingIncrement, "stat_name" | "topic_id">) =>
  deviceStore().update(usageOutbox, (present) => {
    const now = systemClock.now();
    const fresh = present.filter(({ at }) => now - at < outboxDays * utcDayMs);
    return [...fresh, { ...what, operation_id: randomId(), at: now }].slice(-mostPending);
  });

const record = async (what: Pick<PendingIncrement, "stat_name" | "topic_id">): Promise<void> => {
  if (!isBrowser) return;
  const name = what.stat_name;
  await Promise.all([deviceStore().update(usageStats, (present) => ({ ...present, [name]: present[name] + 1 })), enqueue(what)]);
  tellPage("statsUpdated");
  // One more turn after a delivery under way, so that an increment that came too late for it is not left behind.
  await running;
  deliverSoon();
};

/**
 * Counts one use of a thing: at once on this device, and in the world's counters as soon as the network allows,
 * exactly once (decision 24). Fires `statsUpdated`. Never throws, and needs no waiting for.
 */
export const recordUsage = (stat_name: StatName): Promise<void> => record({ stat_name });

/** Counts a prayer in the same way, and with it the topic of the prayer wall. */
export const recordPrayed = (topic_id: number): Promise<void> => record({ stat_name: "prayers_submitted", topic_id });

let isCounting = false;

/** Counts this page load as one visit (decision 25) and every successful lookup as one search; sends what earlier visits left. */
export const startCounting = (): void => {
  if (isCounting || !isBrowser) return;
  isCounting = true;
  onPageEvent("scriptureSearch", () => void recordUsage("scripture_searches"));
  onPageEvent("online", deliverSoon);
  void recordUsage("visitors");
};
