import { onHidden } from "../viewport.ts";
import { deviceStore } from "./browser-store.ts";

/**
 * Calls `keep` when the page is hidden, closed or navigated away from. A hidden page has time for the store's queue. A
 * page being closed has not, and the store's own listener has already run, so what `keep` adds is written at once.
 * Returns the function that stops it: `useEffect(() => keepOnGoing(keep), [])`.
 */
export const keepOnGoing = (keep: () => void): (() => void) => {
  const go = () => {
    keep();
    deviceStore().writeWaiting();
  };
  const stop = onHidden(keep);
  window.addEventListener("pagehide", go);
  return () => {
    stop();
    window.removeEventListener("pagehide", go);
  };
};
