/**
 * An LRU cache for one isolate, bounded by weight in any unit the caller chooses. Store plain data only: objects that
 * belong to a request must not outlive it.
 */
export const lruCache = <Value>(maxWeight: number) => {
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
