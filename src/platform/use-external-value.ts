import { useCallback, useSyncExternalStore } from "react";
import { arePartsHydrated, isHydrated, onPartsHydrated, onHydrated } from "./hydrate-in-parts.ts";

type Subscribe = (listener: () => void) => () => void;

const never: Subscribe = () => () => {};

/**
 * A value from outside React, such as a stored one. Prerendered pages show `whenPrerendered`, and so does every part
 * until the last one is hydrated. `subscribe` must be a stable function; `read` must return equal values while nothing
 * changes.
 */
export const useExternalValue = <T>(read: () => T, whenPrerendered: T, subscribe: Subscribe = never): T => {
  const follow = useCallback<Subscribe>(
    (listener) => {
      const stops = [onPartsHydrated(listener), subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    [subscribe],
  );
  return useSyncExternalStore(follow, () => (arePartsHydrated() ? read() : whenPrerendered), () => whenPrerendered);
};

/** True once the whole page is hydrated and up to date; at once where nothing was prerendered. */
export const useIsHydrated = (): boolean => useSyncExternalStore(onHydrated, isHydrated, () => false);
