import { hasReaderScrolled, recordOwnScroll } from "./scroll-position.ts";

const positions = new Map<string, number>();
let lastY = 0;

const note = (): void => {
  lastY = window.scrollY;
};

/** Notes in the history entry where the page stands. While a page is left would be too late for a reload. */
const noteInHistory = (): void => window.history.replaceState({ ...window.history.state, scrollY: lastY }, "");

/** Ends what `keepRestoredPosition` does. */
let stayInPlace: (() => void) | undefined;

/**
 * The browser scrolls a page that it loads again to where it was left, but only as far as the page reaches by then. While the
 * page grows, or is shorter for a moment, keeps it where it was left, until the visitor does something or another entry is shown.
 */
const keepRestoredPosition = (): void => {
  const top = (window.history.state as { scrollY?: number } | null)?.scrollY ?? 0;
  let reachedY = window.scrollY;
  const observer = new ResizeObserver(() => {
    const endY = document.documentElement.scrollHeight - window.innerHeight;
    reachedY = Math.min(reachedY, endY);
    // The window's position may be a fraction below the end of the page.
    if (hasReaderScrolled() || window.scrollY < reachedY - 1) observer.disconnect();
    else if (top <= endY) scrollToPosition(top);
  });
  if (top > 0) observer.observe(document.body);
  stayInPlace = () => observer.disconnect();
  for (const type of ["pointerdown", "resize"]) window.addEventListener(type, stayInPlace, { once: true });
};

/** Tracks the scroll position. Returns the function that stops it. */
export const watchScrollPosition = (): (() => void) => {
  note();
  window.addEventListener("scroll", note, { passive: true });
  window.addEventListener("scrollend", noteInHistory);
  keepRestoredPosition();
  return () => {
    window.removeEventListener("scroll", note);
    window.removeEventListener("scrollend", noteInHistory);
    stayInPlace?.();
  };
};

/**
 * Stores the scroll position for a return to this history entry. Uses the last tracked position: the page may already
 * be shorter, and reading it from the window would force layout.
 */
export const storeScrollPosition = (entryKey: string): void => {
  stayInPlace?.();
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
