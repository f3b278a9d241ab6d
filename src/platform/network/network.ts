import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
};

/** False when the browser knows that it is offline. */
export const isOnline = (): boolean => navigator.onLine;

/** The same, kept up to date. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);
