/** A rate limit for the frames of each connection, in memory only: it starts afresh after the object hibernates. */
export class FrameBudget {
  readonly #perWindow: number;
  readonly #windowMs: number;
  readonly #spent = new WeakMap<object, { from: number; count: number }>();

  constructor(perWindow: number, windowMs: number) {
    this.#perWindow = perWindow;
    this.#windowMs = windowMs;
  }

  /** Whether this connection may send another frame. */
  spend(connection: object, now: number): boolean {
    const known = this.#spent.get(connection);
    const window = known && now - known.from < this.#windowMs ? known : { from: now, count: 0 };
    window.count += 1;
    this.#spent.set(connection, window);
    return window.count <= this.#perWindow;
  }
}
