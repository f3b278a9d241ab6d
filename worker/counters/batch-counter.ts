import { budgets } from "#domain/api/budgets.ts";
import { largestBatch, type NewBatch } from "#domain/api/increments.ts";
import { msUntilNextUtcDay } from "#domain/calendar/utc-day.ts";
import type { Checkpoint, CounterLedger } from "../db/counter-ledger.ts";
import { MemoryBudget } from "../security/memory-budget.ts";
import { counters } from "./config.ts";
import { type Ceilings, exceededCeiling, withWritten, writesOn } from "./day-writes.ts";
import { type Tally, add, gainsOf, sizeOf, withoutOldDays, withoutTopics } from "./tally.ts";

/** What a network may count in an hour: at least one batch, whatever its share. */
const perNetwork = {
  most: budgets.increments.most,
  windowMs: budgets.increments.seconds * 1000,
  atLeast: largestBatch,
};

/** A batch of increments, the networks of its sender, and whether its device is proven. */
export interface Batch extends NewBatch {
  /** Hashes of the sender's networks, narrowest first; empty if networks have no budgets. */
  readonly networks: readonly string[];
  readonly isProven: boolean;
}

/** How much this hub may count. */
export interface Limits extends Ceilings {
  /** The fraction of each network's budget that this hub may use. */
  readonly networkShare: number;
}

/** Why a batch was not counted. Nothing of it is stored. */
export interface Refusal {
  readonly kind: "network" | "closed" | "closed-to-unproven";
  readonly retryAfterSeconds: number;
  /** The first refusal of this kind on the day. */
  readonly isFirst: boolean;
}

/**
 * Counts batches: each id once, within the budgets, and all batches that arrive together in one transaction.
 *
 * Storage is billed by rows written, so it is a log with checkpoints. A batch is one row with its id and its increments. The
 * totals are the last checkpoint plus the rows after it. A checkpoint is one row, written after 64 batches or half a minute,
 * at midnight UTC, or at once if a batch has prayer topics: these are stored in the checkpoint only, never in the log.
 *
 * A checkpoint is closed if no rows follow it, and an object that starts reads the log only after an open one. The first batch
 * after a closed checkpoint therefore writes another: an open one if batches come less than half a minute apart.
 */
export class BatchCounter {
  readonly #ledger: CounterLedger;
  #last: Checkpoint;
  readonly #networks: MemoryBudget;
  /** Batches since the last checkpoint. */
  #since: number;
  /** When the last batch was counted, in milliseconds since the epoch. */
  #countedAt = -Infinity;

  constructor(ledger: CounterLedger, now: number) {
    this.#ledger = ledger;
    const { last, since } = ledger.start(now);
    this.#last = last;
    this.#since = since;
    this.#networks = new MemoryBudget(perNetwork, last.networks);
  }

  get totals(): Tally {
    return this.#last.totals;
  }

  /** Whether rows of the log may follow the last checkpoint. */
  get isOpen(): boolean {
    return this.#last.isOpen;
  }

  /** A refusal for each batch that was not counted, undefined for those counted now or before. Throws if storage fails. */
  count(batches: readonly Batch[], limits: Limits, now: number): readonly (Refusal | undefined)[] {
    const counted: Batch[] = [];
    try {
      return this.#transaction(now, () => {
        const refusals = batches.map((batch) => this.#countOne(batch, limits, now, counted));
        const isReported = refusals.some((refusal) => refusal?.isFirst);
        const hasTopics = counted.some(({ prayers = [] }) => prayers.length > 0);
        if (isReported || hasTopics || this.#since >= counters.batchesPerCheckpoint) this.#write(now);
        else if (counted.length > 0 && !this.isOpen) this.#write(now, now - this.#countedAt < counters.checkpointMs);
        if (counted.length > 0) this.#countedAt = now;
        return refusals;
      });
    } catch (error) {
      for (const batch of counted) this.#networks.spend(batch.networks, -sizeOf(gainsOf(batch, now)), now);
      throw error;
    }
  }

  /** Writes a closed checkpoint, without the prayer topics of past days. */
  checkpoint(now: number): void {
    this.#transaction(now, () => this.#write(now, false));
  }

  /** Runs the work in a transaction; if it fails, restores the state in memory. Starts a new part of the log when it is due. */
  #transaction<Result>(now: number, work: () => Result): Result {
    const [last, since] = [this.#last, this.#since];
    try {
      return this.#ledger.transaction(() => {
        if (this.#ledger.beginParts(now, last)) this.#write(now);
        return work();
      });
    } catch (error) {
      this.#last = last;
      this.#since = since;
      throw error;
    }
  }

  #countOne(batch: Batch, limits: Limits, now: number, counted: Batch[]): Refusal | undefined {
    if (this.#ledger.has(batch.operation_id)) return undefined;
    const gains = gainsOf(batch, now);
    const size = sizeOf(gains);
    const refusal = this.#refusalOf(batch, size, limits, now);
    if (refusal) return refusal;
    this.#ledger.append(batch.operation_id, withoutTopics(gains), this.#last);
    this.#networks.spend(batch.networks, size, now);
    counted.push(batch);
    this.#since += 1;
    this.#last = {
      ...this.#last,
      totals: add(this.#last.totals, gains),
      writes: withWritten(writesOn(this.#last.writes, now), size, batch.isProven),
    };
    return undefined;
  }

  #refusalOf({ networks, isProven }: Batch, size: number, limits: Limits, now: number): Refusal | undefined {
    const writes = writesOn(this.#last.writes, now);
    const ceiling = exceededCeiling(writes, size, isProven, limits);
    if (ceiling > 0) {
      const isFirst = ceiling > writes.reported;
      if (isFirst) this.#last = { ...this.#last, writes: { ...writes, reported: ceiling } };
      const kind = ceiling === 2 ? "closed" : "closed-to-unproven";
      return { kind, retryAfterSeconds: Math.ceil(msUntilNextUtcDay(now) / 1000), isFirst };
    }
    const waitMs = this.#networks.waitMs(networks, size, now, perNetwork.most * limits.networkShare);
    return waitMs > 0 ? { kind: "network", retryAfterSeconds: Math.ceil(waitMs / 1000), isFirst: false } : undefined;
  }

  #write(now: number, isOpen = this.isOpen): void {
    const totals = withoutOldDays(this.#last.totals, now);
    const networks = this.#networks.toStored(now, counters.maxNetworks);
    this.#last = this.#ledger.write({ ...this.#last, isOpen, totals, networks }, now);
    this.#since = 0;
  }
}
