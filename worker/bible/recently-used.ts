/**
 * A memory for one isolate that forgets what was not asked for longest. Bounded by weight, in whatever unit the caller
 * counts; holds plain data only (what belongs to one request may not outlive it).
 */
export const recentlyUsed = <Value>(maxWeight: number) => {
  const entries = new Map<string, { readonly value: Value; readonly weight: number }>();
  let total = 0;

  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },

    set(key: string, value: Value, weight: number): void {
      total += weight - (entries.get(key)?.weight ?? 0);
      entries.delete(key);
      entries.set(key, { value, weight });
      for (const [oldest, entry] of entries) {
        if (total <= maxWeight) return;
        entries.delete(oldest);
        total -= entry.weight;
      }
    },
  };
};
