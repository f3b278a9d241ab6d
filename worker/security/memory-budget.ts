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

/** The names that are left by a removal: all would take the memory of an object. Those that spent least are forgotten. */
const mostNames = 10_000;

interface Rule {
  /** What a name (of a network: an IPv4 address or a /64) may spend in any window. */
  readonly most: number;
  readonly windowMs: number;
  /** What a network may spend at least, whatever its share. */
  readonly atLeast?: number;
}

/**
 * What each name has spent of a budget within the last window, in memory, by sixtieths of the window. A name is most often
 * a network: a request comes from one (IPv4) or from three, one inside the other (/64, /56, /48), narrowest first.
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
   * @param most what may be spent here, if not what the rule says
   */
  waitMs(networks: readonly string[], amount: number, now: number, most = this.#rule.most): number {
    return Math.max(
      0,
      ...networks.map((network, width) => {
        const amounts = this.#inWindow(this.#spent.get(network) ?? new Map(), now);
        let excess = sumOf(amounts) + amount - this.#mostOf(width, most);
        for (const [slot, spent] of amounts) {
          if (excess <= 0) break;
          excess -= spent;
          if (excess <= 0) return this.#endOf(slot) - now;
        }
        // More than the whole budget is never allowed.
        return excess > 0 ? this.#rule.windowMs : 0;
      }),
    );
  }

  /** Spends if all networks may. Otherwise returns the milliseconds until then. */
  take(networks: readonly string[], amount: number, now: number, most?: number): number {
    const waitMs = this.waitMs(networks, amount, now, most);
    if (waitMs === 0) this.spend(networks, amount, now);
    return waitMs;
  }

  /** What is left, and the milliseconds until nothing counts as spent. */
  remaining(name: string, now: number, most: number): { readonly left: number; readonly resetMs: number } {
    const amounts = this.#inWindow(this.#spent.get(name) ?? new Map(), now);
    const last = amounts.at(-1);
    return { left: Math.max(0, most - sumOf(amounts)), resetMs: last === undefined ? 0 : this.#endOf(last[0]) - now };
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
    return this.#mostActive().slice(0, maxNetworks);
  }

  /** All networks with their amounts: those that spent most first, and of equals the latest. */
  #mostActive(): StoredNetworks {
    return [...this.#spent]
      .toReversed()
      .map(([network, amounts]) => [network, [...amounts]] as const)
      .toSorted(([, one], [, other]) => sumOf(other) - sumOf(one));
  }

  #slotOf(now: number): number {
    return Math.floor(now / this.#slotMs);
  }

  /** When the amounts of a slot leave the window. */
  #endOf(slot: number): number {
    return (slot + slots + 1) * this.#slotMs;
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
    if (this.#spent.size > mostNames)
      for (const [network] of this.#mostActive().slice(mostNames)) this.#spent.delete(network);
    this.#sweepAbove = Math.max(sweepFrom, 2 * this.#spent.size);
  }

  #mostOf(width: number, most: number): number {
    return Math.max(this.#rule.atLeast ?? 1, Math.ceil(most * widerNetworks[width]!.times));
  }
}
