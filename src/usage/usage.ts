import { statRowsSchema } from "#domain/api/stat-frames.ts";
import { noStats, type StatName } from "#domain/api/stats.ts";
import { utcDay } from "#domain/calendar/utc-day.ts";
import { call } from "#src/api/call.ts";
import { knownDeviceHeaders } from "#src/api/stored.ts";
import { after, systemClock, whenIdle } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { isBrowser } from "#src/platform/environment.ts";
import { HttpError } from "#src/platform/network/http.ts";
import { isOnline } from "#src/platform/network/network.ts";
import { dispatchPageEvent, onPageEvent } from "#src/platform/page/page-events.ts";
import { onPageHide, onPageHidden } from "#src/platform/page/page-visibility.ts";
import { randomId } from "#src/platform/random.ts";
import {
  type Delivery,
  type Use,
  bodyOf,
  deliveryOf,
  deliverAll,
  retryDelayMs,
  sealed,
  sendInMs,
  withCounted,
} from "./outbox.ts";
import { liveStats } from "./live-stats.ts";
import { withUnsent, withRows } from "./stats-state.ts";
import { type PendingBatch, usageOutbox, usageStats } from "./stored.ts";

const pending = (): PendingBatch[] => deviceStore().read(usageOutbox);

const send = async (batch: PendingBatch): Promise<Delivery> => {
  try {
    const rows = await call("POST /stats/increments", {
      body: bodyOf(batch, systemClock.now()),
      response: statRowsSchema,
      headers: knownDeviceHeaders(),
      // The page may be closed before the response.
      keepalive: true,
    });
    // The response has only some counters. If the totals are unknown, the others would be taken for zero.
    liveStats.update((present) =>
      present.totals === noStats ? present : { ...present, totals: withRows(present.totals, rows, false) },
    );
    return deliveryOf(200);
  } catch (error) {
    return error instanceof HttpError ? deliveryOf(error.status, error.retryAfterMs) : deliveryOf(undefined);
  }
};

const remove = (operationId: string) =>
  deviceStore().update(usageOutbox, (present) => present.filter(({ operation_id }) => operation_id !== operationId));

const seal = () => deviceStore().update(usageOutbox, sealed);

/** Browsers limit what a closing page may send. */
const maxAtOnce = 4;

let running: Promise<void> | undefined;
/** The page was hidden while a delivery was running: deliver again right after it. */
let isWantedAgain = false;
let failures = 0;
/** The server has said when it may be asked again: nothing is sent before the planned delivery. */
let mustWait = false;
let cancelPlan: (() => void) | undefined;

const plan = (inMs: number): void => {
  cancelPlan = after(inMs, () => {
    cancelPlan = undefined;
    mustWait = false;
    deliverSoon();
  });
};

const stopPlan = (): void => {
  cancelPlan?.();
  cancelPlan = undefined;
};

const dueInMs = () => sendInMs(pending(), systemClock.now());

/** Like `deliverAll`. What the device cannot store is tried again like what cannot be sent. */
const sealAndSend = async (): Promise<number | undefined> => {
  try {
    await seal();
    // A batch that is still due could not be sealed, so it was not sent.
    return (await deliverAll({ pending, remove, send })) ?? (dueInMs() === 0 ? 0 : undefined);
  } catch {
    return 0;
  }
};

const deliver = async (): Promise<void> => {
  stopPlan();
  isWantedAgain = false;
  const waitMs = await sealAndSend();
  running = undefined;
  if (waitMs === undefined) {
    failures = 0;
    dispatchPageEvent("statsUpdated");
    if (isWantedAgain) deliverSoon();
    else planNext();
  } else {
    mustWait = waitMs > 0;
    plan(Math.max(waitMs, retryDelayMs(failures)));
    failures += 1;
  }
};

/** Offline, the open batch keeps growing until the network is back. */
const maySend = (): boolean => isOnline() && !mustWait;

const deliverSoon = (): void => {
  if (!maySend()) return;
  if (running) isWantedAgain = true;
  else running = deliver();
};

/** Uses added during a delivery, or before the page's first idle moment, are scheduled afterwards. */
const planNext = (): void => {
  const inMs = dueInMs();
  if (inMs !== undefined && running === undefined && cancelPlan === undefined) plan(inMs);
};

/** A closing page cannot wait for the store's queue or for responses. The next page resends what got no response. */
const sendAtOnce = (): void => {
  if (!maySend()) return;
  void seal();
  deviceStore().flush();
  for (const batch of pending().slice(0, maxAtOnce)) {
    void send(batch).then(({ outcome }) => (outcome === "later" ? undefined : remove(batch.operation_id)));
  }
};

let isCounting = false;

const record = async (use: Use): Promise<void> => {
  if (!isBrowser) return;
  const { stat_name, topic_id } = use;
  const now = systemClock.now();
  const prayers = topic_id === undefined ? [] : [{ topic_id, day: utcDay(now) }];
  liveStats.update((present) => ({ ...present, ...withUnsent(present, [{ stat_name, count: 1, prayers }]) }));
  await Promise.allSettled([
    deviceStore().update(usageStats, (present) => ({ ...present, [stat_name]: present[stat_name] + 1 })),
    deviceStore().update(usageOutbox, (present) => withCounted(present, use, randomId(), now)),
  ]);
  dispatchPageEvent("statsUpdated");
  planNext();
};

/**
 * Counts one use: at once on this device and on its screen, and exactly once in the global counters when the network
 * allows. Fires `statsUpdated`. Never rejects; callers need not await it.
 */
export const recordUsage = (stat_name: StatName): Promise<void> => record({ stat_name });

/** Counts a prayer like `recordUsage`, together with its prayer wall topic. */
export const recordPrayed = (topic_id: number): Promise<void> => record({ stat_name: "prayers_submitted", topic_id });

/**
 * Counts this page load as one visit and every completed search. Pending batches, also of earlier visits, are sent when the
 * browser is first idle, `collectMs` after the first use in a batch, and when the page is hidden or closed.
 */
export const startCounting = (): void => {
  if (isCounting || !isBrowser) return;
  isCounting = true;
  onPageEvent("scriptureSearch", () => void recordUsage("scripture_searches"));
  onPageEvent("online", deliverSoon);
  onPageHidden(deliverSoon);
  onPageHide(sendAtOnce);
  void recordUsage("visitors").then(() => whenIdle(deliverSoon));
};
