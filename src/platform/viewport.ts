import { useCallback } from "react";
import { useExternalValue } from "./use-external-value.ts";

/** Whether a media query matches; `whenPrerendered` is used while there is no window. */
export const useMediaQuery = (query: string, whenPrerendered = false): boolean => {
  const subscribe = useCallback((listener: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  }, [query]);
  return useExternalValue(() => window.matchMedia(query).matches, whenPrerendered, subscribe);
};

export const prefersReducedMotion = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether this tab and window has the visitor's focus. */
export const hasAttention = (): boolean => document.hasFocus();

/** Calls `listener` when the page is hidden, before a browser suspends the tab. Returns the unsubscribe function. */
export const onHidden = (listener: () => void): (() => void) => {
  const look = () => (document.visibilityState === "hidden" ? listener() : undefined);
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
};

/** Calls `listener` when the visitor switches to another tab, window or program. Returns the unsubscribe function. */
export const onLeave = (listener: () => void): (() => void) => {
  const stop = onHidden(listener);
  window.addEventListener("blur", listener);
  return () => {
    stop();
    window.removeEventListener("blur", listener);
  };
};

/** Smaller movements do not change the direction. */
const turnPx = 8;

// As of the last scroll event: reading it from the window while rendering would force layout.
let y = 0;
let turnedAtY = 0;
let isDown = false;
const followers = new Set<() => void>();

const onScroll = (): void => {
  y = window.scrollY;
  if (Math.abs(y - turnedAtY) >= turnPx) {
    isDown = y > turnedAtY;
    turnedAtY = y;
  }
  for (const follower of followers) follower();
};

/** Records programmatic scrolling, which does not count as the visitor scrolling down. */
export const noteOwnScroll = (toY: number): void => {
  turnedAtY = toY;
  isDown = false;
};

const followScroll = (follower: () => void): (() => void) => {
  if (followers.size === 0) window.addEventListener("scroll", onScroll, { passive: true });
  followers.add(follower);
  return () => {
    followers.delete(follower);
    if (followers.size === 0) window.removeEventListener("scroll", onScroll);
  };
};

/** True if the last scroll went down; never at the very top. */
export const useIsScrollingDown = (): boolean => useExternalValue(() => isDown && y > 0, false, followScroll);

/** True when scrolled more than `thresholdPx` from the top. */
export const useIsScrolledPast = (thresholdPx: number): boolean => useExternalValue(() => y > thresholdPx, false, followScroll);

/**
 * Whether an element, or at least part of it, is on the screen and not behind the top and bottom bars. With `isWhole`,
 * all of it must be.
 */
export const isInView = (id: string, isWhole = false): boolean => {
  const box = document.getElementById(id)?.getBoundingClientRect();
  if (!box) return false;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const top = Number.parseFloat(scrollPaddingTop) || 0;
  const bottom = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
  return isWhole ? box.top >= top && box.bottom <= bottom : box.bottom > top && box.top < bottom;
};

/** Scrolls to the top, smoothly unless the visitor asked for less motion. */
export const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" });

/** Scrolls an element into view below the fixed bars (the page's scroll padding accounts for those). */
export const scrollToElement = (id: string, block: ScrollLogicalPosition = "start"): boolean => {
  const element = document.getElementById(id);
  if (element === null) return false;
  element.scrollIntoView({ block, behavior: "auto" });
  noteOwnScroll(window.scrollY);
  return true;
};
