import { isBrowser } from "./environment.ts";

/** Events of the page that rooms tell each other by, without importing each other (specification 1, section 7). */
export type PageEvent = "scriptureSearch" | "statsUpdated";

/** Dispatches on the window; nothing happens while a page is prerendered. */
export const tellPage = (event: PageEvent): void => {
  if (isBrowser) window.dispatchEvent(new Event(event));
};

/** Calls back on each event; returns what stops it. */
export const onPageEvent = (event: PageEvent | "online", listener: () => void): (() => void) => {
  if (!isBrowser) return () => {};
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
};
