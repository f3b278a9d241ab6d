import { onHidden } from "../page/page-visibility.ts";
import { deviceStore } from "./browser-store.ts";

/**
 * Calls `save` when the page is hidden, closed or navigated away from. A hidden page has time for the store's queue. A
 * page being closed has not, and the store's own listener has already run, so what `save` adds is written at once.
 * Returns the function that stops it: `useEffect(() => saveOnLeave(save), [])`.
 */
export const saveOnLeave = (save: () => void): (() => void) => {
  const go = () => {
    save();
    deviceStore().writeWaiting();
  };
  const stop = onHidden(save);
  window.addEventListener("pagehide", go);
  return () => {
    stop();
    window.removeEventListener("pagehide", go);
  };
};
