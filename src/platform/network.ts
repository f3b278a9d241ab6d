import { useExternalValue } from "./use-external-value.ts";

const subscribe = (listener: () => void) => {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
};

/** False when the browser knows that there is no network. */
export const useIsOnline = (): boolean => useExternalValue(() => navigator.onLine, true, subscribe);
