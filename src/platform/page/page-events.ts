import { after, whenIdle } from "../clock.ts";
import { isBrowser } from "../environment.ts";

/** Page-wide events, by which folders notify each other without importing each other. */
type PageEvent = "offlineWanted" | "scriptureSearch" | "statsUpdated" | "themeChosen";

/** Dispatches an event on the window; does nothing during prerendering. */
export const dispatchPageEvent = (event: PageEvent): void => {
  if (isBrowser) window.dispatchEvent(new Event(event));
};

/** How long the response to the first tap has the main thread for itself. */
const firstUseMs = 1000;

/** Calls `listener` once, when the page is idle after the visitor's first tap, click or key. Returns the unsubscribe function. */
export const onFirstUse = (listener: () => void): (() => void) => {
  const done = new AbortController();
  const run = () => {
    done.abort();
    after(firstUseMs, () => whenIdle(listener));
  };
  for (const type of ["pointerdown", "keydown"])
    window.addEventListener(type, run, { capture: true, passive: true, signal: done.signal });
  return () => done.abort();
};

/** Calls `listener` on each event. Returns the unsubscribe function. */
export const onPageEvent = (event: PageEvent | "online", listener: () => void): (() => void) => {
  if (!isBrowser) return () => {};
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
};

let latestTouch: TouchEvent | undefined;

/**
 * The end of a touch; none if another finger came or the browser took the touch over. Heard where it began, because what is
 * there may leave the page meanwhile.
 */
export const endOfTouch = (start: TouchEvent): Promise<TouchEvent> => {
  latestTouch = start;
  return new Promise((resolve) => {
    const end = (event: Event) => {
      if (latestTouch === start) resolve(event as TouchEvent);
    };
    start.target!.addEventListener("touchend", end, { once: true, passive: true });
  });
};
