import { sendInMs, withCounted } from "#src/usage/outbox.ts";
import type { PendingBatch } from "#src/usage/stored.ts";

/** The arithmetic of docs/scaling.md, "The price of a million visits": pure, so that a test can check it. */

/**
 * A visit: a page load, three searches spread evenly over a quarter of an hour; one in ten plays or shares, and one in five
 * reads five chapters in another language. An answer that the edge has cached counts as a request, too.
 */
const visit = { minutes: 15, searches: 3, plays: 0.1, chaptersInOtherLanguages: 0.2 * 5 } as const;

const minuteMs = 60_000;

/**
 * How many batches a page sends for a visit, by the client's own rules: one when it is first idle, then one three minutes after
 * the first that waits, and the rest when it is hidden.
 * @param moments when something is counted, in milliseconds since the page was first idle
 */
export const batchesOfVisit = (moments: readonly number[]): number => {
  let pending: PendingBatch[] = [];
  let batches = 1;
  let dueAt = Infinity;
  for (const moment of moments.toSorted((one, other) => one - other)) {
    if (moment >= dueAt) {
      batches += 1;
      pending = [];
    }
    pending = withCounted(pending, { stat_name: "scripture_searches" }, "an id", moment);
    dueAt = moment + (sendInMs(pending, moment) ?? Infinity);
  }
  return batches + (pending.length > 0 ? 1 : 0);
};

/** The mean over many visits. `chance` returns a number in [0, 1). */
export const meanBatches = (visits: number, chance: () => number): number => {
  let batches = 0;
  for (let count = 0; count < visits; count += 1) {
    const uses = visit.searches + (chance() < visit.plays ? 1 : 0);
    batches += batchesOfVisit(Array.from({ length: uses }, () => chance() * visit.minutes * minuteMs));
  }
  return batches / visits;
};

interface Item {
  readonly resource: string;
  /** Millions, for a million visits. */
  readonly amount: number;
  /** USD for a million (storage: for a gigabyte). */
  readonly price: number;
}

const requestPrice = 0.3;
const logPrice = 0.6;
const cpuPrice = 0.02;
/** Assumed, for a request. */
const cpuMs = 2;
/** Logged events of a request, and of a call of an object: unexpected errors (wrangler.toml), one in ten thousand assumed. */
const logged = 1 / 10_000;

/** For a million visits, beyond what the plan includes. */
export const itemsOf = (batches: number, rowsPerBatch: number): readonly Item[] => {
  const cards = 0.1;
  const requests = batches + 1 + cards * 3 + visit.chaptersInOtherLanguages;
  const objectCalls = batches + 1 + cards * 2;
  const pings = 1.1;
  return [
    { resource: "requests", amount: requests, price: requestPrice },
    { resource: "CPU milliseconds", amount: requests * cpuMs, price: cpuPrice },
    { resource: "object requests", amount: objectCalls + pings, price: 0.15 },
    { resource: "object rows written", amount: batches * rowsPerBatch, price: 1 },
    { resource: "object storage", amount: (batches * (35 / 30) * 100) / 1000, price: 0.2 },
    { resource: "D1 rows written", amount: cards * 14, price: 1 },
    { resource: "D1 rows read", amount: cards * 70, price: 0.001 },
    { resource: "log events", amount: (requests + objectCalls) * logged, price: logPrice },
  ];
};

/** For a million answers to other programs, none of which touches storage. */
export const itemsOfReads: readonly Item[] = [
  { resource: "requests", amount: 1, price: requestPrice },
  { resource: "CPU milliseconds", amount: cpuMs, price: cpuPrice },
  { resource: "log events", amount: logged, price: logPrice },
];

export const priceOf = (items: readonly Item[]): number =>
  items.reduce((sum, { amount, price }) => sum + amount * price, 0);
