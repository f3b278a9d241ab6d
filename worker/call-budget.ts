/** Above this number of names, those without a call in the window are removed. */
const sweepAbove = 1000;

/** A sliding-window rate limit for each name, in the memory of one isolate: nothing is stored. */
export const callBudget = (windowMs: number) => {
  const callsOf = new Map<string, readonly number[]>();

  /** Calls in the window. Future times, recorded before a clock was set back, do not count. */
  const recent = (name: string, now: number): readonly number[] =>
    (callsOf.get(name) ?? []).filter((at) => at > now - windowMs && at <= now);

  const sweep = (now: number): void => {
    for (const name of callsOf.keys()) if (recent(name, now).length === 0) callsOf.delete(name);
  };

  return {
    /** Counts a call if fewer than `max` were made in the window. Otherwise returns the number of seconds to wait. */
    take(name: string, max: number, now: number): number | undefined {
      const calls = recent(name, now);
      if (calls.length >= max) return Math.max(1, Math.ceil((calls[calls.length - max]! + windowMs - now) / 1000));
      if (callsOf.size > sweepAbove) sweep(now);
      callsOf.set(name, [...calls, now]);
      return undefined;
    },

    /** How many calls are left, and the seconds until all `max` are available again. */
    remaining(name: string, max: number, now: number): { readonly left: number; readonly resetSeconds: number } {
      const calls = recent(name, now);
      const last = calls.at(-1);
      const resetSeconds = last === undefined ? 0 : Math.max(1, Math.ceil((last + windowMs - now) / 1000));
      return { left: Math.max(0, max - calls.length), resetSeconds };
    },

    get size(): number {
      return callsOf.size;
    },
  };
};
