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

/** The direction of the last scroll and how far down the page is, for chrome that hides and buttons that appear. */
export interface ScrollState {
  readonly isDown: boolean;
  readonly isPast: boolean;
}

const atRest: ScrollState = { isDown: false, isPast: false };
let scroll = atRest;
let lastY = 0;

/** `isPast`: more than `thresholdPx` from the top. Small jitters of under 8 px do not turn the direction. */
export const useScrollState = (thresholdPx: number): ScrollState => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const read = () => {
        const y = window.scrollY;
        const isDown = Math.abs(y - lastY) < 8 ? scroll.isDown : y > lastY;
        if (Math.abs(y - lastY) >= 8) lastY = y;
        const next = { isDown: isDown && y > 0, isPast: y > thresholdPx };
        if (next.isDown === scroll.isDown && next.isPast === scroll.isPast) return;
        scroll = next;
        listener();
      };
      window.addEventListener("scroll", read, { passive: true });
      return () => window.removeEventListener("scroll", read);
    },
    [thresholdPx],
  );
  return useExternalValue(() => scroll, atRest, subscribe);
};

/** Scrolls to the top, smoothly unless the visitor asked for less motion. */
export const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" });

/** Brings an element into view below the fixed bars (the page's scroll padding sees to those). */
export const scrollToElement = (id: string, block: ScrollLogicalPosition = "start"): boolean => {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block, behavior: "auto" });
  return element !== null;
};
