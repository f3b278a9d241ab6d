import { budgetWindowMs, networkBudgets, widerNetworks } from "#domain/api/budgets.ts";
import { largestBatch } from "#domain/api/increments.ts";
import { counters } from "./config.ts";

/** The stored form of the budgets: each network with its counts by minute (minutes since the epoch). */
export type StoredNetworks = readonly (readonly [
  network: string,
  counts: readonly (readonly [minute: number, count: number])[],
])[];

const minuteMs = 60_000;
const minutes = budgetWindowMs / minuteMs;
const minuteOf = (now: number): number => Math.floor(now / minuteMs);

type Counts = Map<number, number>;

/** The counts within the window, by minute. Minutes of the far future, recorded before a clock was set back, are ignored. */
const inWindow = (counts: Counts, now: number): [minute: number, count: number][] =>
  [...counts]
    .filter(([minute]) => Math.abs(minute - minuteOf(now)) <= minutes)
    .toSorted(([one], [other]) => one - other);

const sumOf = (counts: readonly (readonly [number, number])[]): number =>
  counts.reduce((sum, [, count]) => sum + count, 0);

/** How many increments a network may add in an hour: at least one batch, whatever the share. */
const budgetOf = (width: number, share: number): number =>
  Math.max(largestBatch, Math.ceil(networkBudgets.increments * widerNetworks[width]!.times * share));

/**
 * What each network has added to the counters within the last hour. A request comes from one network (IPv4) or from three,
 * one inside the other (/64, /56, /48), narrowest first.
 */
export class NetworkBudgets {
  readonly #spent: Map<string, Counts>;

  constructor(stored: StoredNetworks = []) {
    this.#spent = new Map(stored.map(([network, counts]) => [network, new Map(counts)]));
  }

  /**
   * Milliseconds until all networks may add `count` increments; 0 if they may now.
   * @param share the fraction of the budgets that this hub may use
   */
  waitMs(networks: readonly string[], count: number, now: number, share: number): number {
    return Math.max(
      0,
      ...networks.map((network, width) => {
        const counts = inWindow(this.#spent.get(network) ?? new Map(), now);
        let excess = sumOf(counts) + count - budgetOf(width, share);
        for (const [minute, spent] of counts) {
          if (excess <= 0) break;
          excess -= spent;
          if (excess <= 0) return (minute + minutes + 1) * minuteMs - now;
        }
        return 0;
      }),
    );
  }

  /** @param count negative to take back increments that could not be stored */
  spend(networks: readonly string[], count: number, now: number): void {
    for (const network of networks) {
      const counts = this.#spent.get(network) ?? new Map<number, number>();
      counts.set(minuteOf(now), (counts.get(minuteOf(now)) ?? 0) + count);
      this.#spent.set(network, counts);
    }
  }

  /** Removes counts outside the window, and returns the rest for storage. */
  toStored(now: number): StoredNetworks {
    const used = [...this.#spent].map(([network, counts]) => [network, inWindow(counts, now)] as const);
    this.#spent.clear();
    for (const [network, counts] of used) if (sumOf(counts) > 0) this.#spent.set(network, new Map(counts));
    return used
      .filter(([, counts]) => sumOf(counts) > 0)
      .toSorted(([, one], [, other]) => sumOf(other) - sumOf(one))
      .slice(0, counters.maxNetworks);
  }
}
