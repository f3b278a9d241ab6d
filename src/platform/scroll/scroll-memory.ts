import { recordOwnScroll } from "./scroll-position.ts";

const positions = new Map<string, number>();
let lastY = 0;

const note = (): void => {
  lastY = window.scrollY;
};

/** Tracks the scroll position. Returns the function that stops it. */
export const watchScrollPosition = (): (() => void) => {
  note();
  window.addEventListener("scroll", note, { passive: true });
  return () => window.removeEventListener("scroll", note);
};

/**
 * Stores the scroll position for a return to this history entry. Uses the last tracked position: the page may already
 * be shorter, and reading it from the window would force layout.
 */
export const storeScrollPosition = (entryKey: string): void => {
  positions.set(entryKey, lastY);
};

/** Scrolls to where a history entry was left; to the top without a key or a stored position. */
export const restoreScrollPosition = (entryKey: string | undefined): void => {
  const top = entryKey === undefined ? 0 : (positions.get(entryKey) ?? 0);
  recordOwnScroll(top);
  window.scrollTo({ top, behavior: "instant" });
};

/** Whether this page was reloaded or returned to, and the browser has scrolled it to where it was left. */
const isRestoredByBrowser = (): boolean => {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return positions.size === 0 && entry !== undefined && entry.type !== "navigate" && window.scrollY > 0;
};

/** Like `restoreScrollPosition`, for a screen that was too short when it first rendered. Returns false, without scrolling, if no position is known. */
export const returnToScrollPosition = (entryKey: string): boolean => {
  if (!positions.has(entryKey)) return isRestoredByBrowser();
  restoreScrollPosition(entryKey);
  return true;
};
