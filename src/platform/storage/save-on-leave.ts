import { onPageHidden, onPageHide } from "../page/page-visibility.ts";
import { deviceStore } from "./browser-store.ts";

/**
 * Calls `save` when the page is hidden, closed or navigated away from. A hidden page has time for the store's queue. A page
 * that is being closed has not, and the store has already flushed its updates, so those of `save` are flushed too.
 * Returns the function that stops it: `useEffect(() => saveOnLeave(save), [])`.
 */
export const saveOnLeave = (save: () => void): (() => void) => {
  const stopOnHidden = onPageHidden(save);
  const stopOnHide = onPageHide(() => {
    save();
    deviceStore().flush();
  });
  return () => {
    stopOnHidden();
    stopOnHide();
  };
};
