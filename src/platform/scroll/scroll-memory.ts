import { hasReaderScrolled, recordOwnScroll } from "./scroll-position.ts";

const positions = new Map<string, number>();
let lastY = 0;

const note = (): void => {
  lastY = window.scrollY;
};

/** Notes in the history entry where the page stands. While a page is left would be too late for a reload. */
const noteInHistory = (): void => window.history.replaceState({ ...window.history.state, scrollY: lastY }, "");

/**
 * The browser scrolls a page that it loads again to where it was left, but only as far as the page reaches by then. Scrolls
 * on once it has grown, unless the reader has scrolled.
 */
const scrollOnAsPageGrows = (): (() => void) => {
  const top = (window.history.state as { scrollY?: number } | null)?.scrollY ?? 0;
  const reachedY = window.scrollY;
  const observer = new ResizeObserver(() => {
    if (hasReaderScrolled() || window.scrollY < reachedY) observer.disconnect();
    else if (top <= document.documentElement.scrollHeight - window.innerHeight) {
      observer.disconnect();
      scrollToPosition(top);
    }
  });
  if (top > reachedY) observer.observe(document.body);
  return () => observer.disconnect();
};

/** Tracks the scroll position. Returns the function that stops it. */
export const watchScrollPosition = (): (() => void) => {
  note();
  window.addEventListener("scroll", note, { passive: true });
  window.addEventListener("scrollend", noteInHistory);
  const stop = scrollOnAsPageGrows();
  return () => {
    window.removeEventListener("scroll", note);
    window.removeEventListener("scrollend", noteInHistory);
    stop();
  };
};

/**
 * Stores the scroll position for a return to this history entry. Uses the last tracked position: the page may already
 * be shorter, and reading it from the window would force layout.
 */
export const storeScrollPosition = (entryKey: string): void => {
  positions.set(entryKey, lastY);
};

const scrollToPosition = (top: number): void => {
  recordOwnScroll(top);
  window.scrollTo({ top, behavior: "instant" });
};

/** Scrolls to where a history entry was left; to the top without a key or a stored position. */
export const restoreScrollPosition = (entryKey: string | undefined): void =>
  scrollToPosition(entryKey === undefined ? 0 : (positions.get(entryKey) ?? 0));

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
