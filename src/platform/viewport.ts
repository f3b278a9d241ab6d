import { useCallback } from "react";
import { useExternalValue } from "./use-external-value.ts";

/** Whether a media query matches; `whenPrerendered` answers while there is no window. */
export const useMediaQuery = (query: string, whenPrerendered = false): boolean => {
  const subscribe = useCallback((listener: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  }, [query]);
  return useExternalValue(() => window.matchMedia(query).matches, whenPrerendered, subscribe);
};

export const prefersReducedMotion = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether this is the page that the visitor is in, among the tabs and windows they have open. */
export const hasAttention = (): boolean => document.hasFocus();

/** Calls back when the page is no longer seen; returns what stops it. Comes before a browser puts the tab to sleep. */
export const onHidden = (listener: () => void): (() => void) => {
  const look = () => (document.visibilityState === "hidden" ? listener() : undefined);
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
};

/** Calls back when the visitor goes to another tab, window or program; returns what stops it. */
export const onLeave = (listener: () => void): (() => void) => {
  const stop = onHidden(listener);
  window.addEventListener("blur", listener);
  return () => {
    stop();
    window.removeEventListener("blur", listener);
  };
};

/** Small jitters do not turn the direction. */
const turnPx = 8;

// As the last scroll event left it: to ask the window while something is drawn would make it lay the page out.
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

/** For what scrolls without the visitor: to arrive somewhere is not to scroll down. */
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

/** The last scroll went down; never at the very top. */
export const useIsScrollingDown = (): boolean => useExternalValue(() => isDown && y > 0, false, followScroll);

/** More than `thresholdPx` from the top. */
export const useIsScrolledPast = (thresholdPx: number): boolean => useExternalValue(() => y > thresholdPx, false, followScroll);

/** Whether an element is on the screen, at least a part of it or `isWhole`; the bars at head and foot hide what lies under them. */
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

/** Brings an element into view below the fixed bars (the page's scroll padding sees to those). */
export const scrollToElement = (id: string, block: ScrollLogicalPosition = "start"): boolean => {
  const element = document.getElementById(id);
  if (element === null) return false;
  element.scrollIntoView({ block, behavior: "auto" });
  noteOwnScroll(window.scrollY);
  return true;
};
