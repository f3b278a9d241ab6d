import { noteOwnScroll } from "./viewport.ts";

const positions = new Map<string, number>();
let lastY = 0;

const note = (): void => {
  lastY = window.scrollY;
};

/** Follows how far down the page is; returns what ends it. */
export const watchScrollPosition = (): (() => void) => {
  note();
  window.addEventListener("scroll", note, { passive: true });
  return () => window.removeEventListener("scroll", note);
};

/**
 * Notes how far down the page was, for a return to this entry of the history. What was last seen counts: the page that is
 * there by now may be shorter, and to ask would make the browser lay it out.
 */
export const keepScrollPosition = (entryKey: string): void => {
  positions.set(entryKey, lastY);
};

/** Scrolls to where an entry of the history was left; to the top without a key or memory of it. */
export const restoreScrollPosition = (entryKey: string | undefined): void => {
  const top = entryKey === undefined ? 0 : (positions.get(entryKey) ?? 0);
  noteOwnScroll(top);
  window.scrollTo({ top, behavior: "instant" });
};

/** The same for a screen that was not long enough yet when it came; false, and no scrolling, where nothing is remembered. */
export const returnToScrollPosition = (entryKey: string): boolean => {
  if (!positions.has(entryKey)) return false;
  restoreScrollPosition(entryKey);
  return true;
};
