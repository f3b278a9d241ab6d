import { useExternalValue } from "./use-external-value.ts";

const subscribe = (listener: () => void) => {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
};

/** False when the browser knows that it is offline. */
export const useIsOnline = (): boolean => useExternalValue(() => navigator.onLine, true, subscribe);
