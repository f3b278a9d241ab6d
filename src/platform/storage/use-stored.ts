import { useCallback, useSyncExternalStore } from "react";
import { deviceStore } from "./browser-store.ts";
import type { StoredEntry } from "./entries.ts";

/** Changes a stored value atomically across tabs. Resolves to false when the write failed. */
type UpdateStored<T> = (change: (present: T) => T) => Promise<boolean>;

/**
 * A stored value, kept up to date with changes from this tab and others, and its update function. Prerendered pages and
 * hydration show the fallback; the real value follows at once.
 */
export const useStored = <T>(entry: StoredEntry<T>): readonly [value: T, update: UpdateStored<T>] => {
  const subscribe = useCallback((listener: () => void) => deviceStore().subscribe(entry.key, listener), [entry]);
  const value = useSyncExternalStore(
    subscribe,
    () => deviceStore().read(entry),
    () => entry.fallback,
  );
  const update = useCallback<UpdateStored<T>>((change) => deviceStore().update(entry, change), [entry]);
  return [value, update];
};
