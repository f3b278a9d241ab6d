import { useCallback } from "react";
import { useExternalValue } from "#src/platform/use-external-value.ts";
import { deviceStore } from "./browser-store.ts";
import type { StoredEntry } from "./entries.ts";

/** Changes a stored value as one step across tabs; resolves to false when it was not kept. */
export type UpdateStored<T> = (change: (present: T) => T) => Promise<boolean>;

/**
 * A stored value that follows every change, from this tab or another, and the way to change it.
 * Prerendered pages and the first render in the browser show the fallback; the real value follows at once.
 */
export const useStored = <T>(entry: StoredEntry<T>): readonly [value: T, update: UpdateStored<T>] => {
  const subscribe = useCallback((listener: () => void) => deviceStore().subscribe(entry.key, listener), [entry]);
  const value = useExternalValue(() => deviceStore().read(entry), entry.fallback, subscribe);
  const update = useCallback<UpdateStored<T>>((change) => deviceStore().update(entry, change), [entry]);
  return [value, update];
};
