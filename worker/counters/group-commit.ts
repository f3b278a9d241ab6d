interface Waiting<Item, Result> extends PromiseWithResolvers<Result> {
  readonly item: Item;
}

/**
 * Collects items that arrive within a few milliseconds and commits them together. Each caller's promise resolves after
 * the commit; if the commit fails, all of them reject.
 */
export class GroupCommit<Item, Result> {
  #waiting: Waiting<Item, Result>[] = [];
  readonly #delayMs: number;
  readonly #commit: (items: Item[]) => readonly Result[];

  /** @param commit returns a result for each item, in their order */
  constructor(delayMs: number, commit: (items: Item[]) => readonly Result[]) {
    this.#delayMs = delayMs;
    this.#commit = commit;
  }

  add(item: Item): Promise<Result> {
    if (this.#waiting.length === 0) setTimeout(() => this.#flush(), this.#delayMs);
    const waiting = { item, ...Promise.withResolvers<Result>() };
    this.#waiting.push(waiting);
    return waiting.promise;
  }

  #flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    try {
      const results = this.#commit(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(results[index]!);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
