import { onHidden } from "../viewport.ts";
import { deviceStore } from "./browser-store.ts";

/**
 * Calls `keep` when the page goes: hidden, closed or reloaded. What it gives to the store is written at once, for the store
 * has written what waited before it hears of this. Returns what stops it: `useEffect(() => keepOnGoing(keep), [])`.
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
