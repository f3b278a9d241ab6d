import { useCallback, useSyncExternalStore } from "react";
import { arePartsTakenOver, isTakenOver, onPartsTakenOver, onTakenOver } from "./taking-over.ts";

type Subscribe = (listener: () => void) => () => void;

const never: Subscribe = () => () => {};

/**
 * A value from outside of the screens, such as a stored one: prerendered pages show `whenPrerendered`, and so does every
 * part of one until the last has been taken over. `subscribe` must stay the same function; `read` must give equal values
 * while nothing changes.
 */
export const useExternalValue = <T>(read: () => T, whenPrerendered: T, subscribe: Subscribe = never): T => {
  const follow = useCallback<Subscribe>(
    (listener) => {
      const stops = [onPartsTakenOver(listener), subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    [subscribe],
  );
  return useSyncExternalStore(follow, () => (arePartsTakenOver() ? read() : whenPrerendered), () => whenPrerendered);
};

/** True once the whole page has been taken over and shows what the browser knows; at once where nothing was prerendered. */
export const useIsTakenOver = (): boolean => useSyncExternalStore(onTakenOver, isTakenOver, () => false);
