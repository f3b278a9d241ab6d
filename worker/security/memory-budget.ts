import { widerNetworks } from "#domain/api/budgets.ts";

/** The stored form of a budget: each network with its amounts by slot (slots since the epoch). */
export type StoredNetworks = readonly (readonly [
  network: string,
  amounts: readonly (readonly [slot: number, amount: number])[],
])[];

/** Amounts are kept by sixtieths of the window. */
const slots = 60;

type Amounts = Map<number, number>;

const sumOf = (amounts: readonly (readonly [number, number])[]): number =>
  amounts.reduce((sum, [, amount]) => sum + amount, 0);

/** From this number of networks on, those without an amount in the window are removed whenever the number has doubled. */
const sweepFrom = 5000;

interface Rule {
  /** What an IPv4 address or a /64 may spend in any window. */
  readonly most: number;
  readonly windowMs: number;
  /** What a network may spend at least, whatever its share. */
  readonly atLeast?: number;
}

/**
 * What each network has spent of a budget within the last window, in memory, by sixtieths of the window. A request comes
 * from one network (IPv4) or from three, one inside the other (/64, /56, /48), narrowest first.
 */
export class MemoryBudget {
  readonly #rule: Rule;
  readonly #slotMs: number;
  readonly #spent: Map<string, Amounts>;
  #sweepAbove = sweepFrom;

  constructor(rule: Rule, stored: StoredNetworks = []) {
    this.#rule = rule;
    this.#slotMs = rule.windowMs / slots;
    this.#spent = new Map(stored.map(([network, amounts]) => [network, new Map(amounts)]));
  }

  /**
   * Milliseconds until all networks may spend `amount`; 0 if they may now.
   * @param share the fraction of the budget that may be used here
   */
  waitMs(networks: readonly string[], amount: number, now: number, share = 1): number {
    return Math.max(
      0,
      ...networks.map((network, width) => {
        const amounts = this.#inWindow(this.#spent.get(network) ?? new Map(), now);
        let excess = sumOf(amounts) + amount - this.#mostOf(width, share);
        for (const [slot, spent] of amounts) {
          if (excess <= 0) break;
          excess -= spent;
          if (excess <= 0) return (slot + slots + 1) * this.#slotMs - now;
        }
        // More than the whole budget is never allowed.
        return excess > 0 ? this.#rule.windowMs : 0;
      }),
    );
  }

  /** @param amount negative to give back */
  spend(networks: readonly string[], amount: number, now: number): void {
    if (this.#spent.size > this.#sweepAbove) this.#sweep(now);
    const slot = this.#slotOf(now);
    for (const network of networks) {
      const amounts = this.#spent.get(network) ?? new Map<number, number>();
      amounts.set(slot, (amounts.get(slot) ?? 0) + amount);
      this.#spent.set(network, amounts);
    }
  }

  /** Removes amounts outside the window, and returns those of the networks that spent most, for storage. */
  toStored(now: number, maxNetworks: number): StoredNetworks {
    this.#sweep(now);
    return [...this.#spent]
      .map(([network, amounts]) => [network, [...amounts]] as const)
      .toSorted(([, one], [, other]) => sumOf(other) - sumOf(one))
      .slice(0, maxNetworks);
  }

  #slotOf(now: number): number {
    return Math.floor(now / this.#slotMs);
  }

  /** The amounts within the window, by slot. Slots of the far future, from before a clock was set back, are ignored. */
  #inWindow(amounts: Amounts, now: number): [slot: number, amount: number][] {
    return [...amounts]
      .filter(([slot]) => Math.abs(slot - this.#slotOf(now)) <= slots)
      .toSorted(([one], [other]) => one - other);
  }

  #sweep(now: number): void {
    for (const [network, amounts] of this.#spent) {
      const recent = this.#inWindow(amounts, now);
      if (sumOf(recent) > 0) this.#spent.set(network, new Map(recent));
      else this.#spent.delete(network);
    }
    this.#sweepAbove = Math.max(sweepFrom, 2 * this.#spent.size);
  }

  #mostOf(width: number, share: number): number {
    const { most, atLeast = 1 } = this.#rule;
    return Math.max(atLeast, Math.ceil(most * widerNetworks[width]!.times * share));
  }
}
