interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers what arrives within a few milliseconds and commits it as one. Each caller hears back after its commit,
 * and never before; if the commit fails, all of its callers do.
 */
export class GroupCommit<Item, Result> {
  #waiting: Waiting<Item, Result>[] = [];
  readonly #delayMs: number;
  readonly #commit: (items: Item[]) => Result;

  constructor(delayMs: number, commit: (items: Item[]) => Result) {
    this.#delayMs = delayMs;
    this.#commit = commit;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setTimeout(() => this.#flush(), this.#delayMs);
      this.#waiting.push({ item, resolve, reject });
    });
  }

  #flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    try {
      const result = this.#commit(group.map(({ item }) => item));
      for (const { resolve } of group) resolve(result);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
