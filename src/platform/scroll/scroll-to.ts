import { useEffect, useRef } from "react";
import { prefersReducedMotion } from "../page/media-query.ts";
import { recordOwnScroll } from "./scroll-position.ts";

/** The part of the window between the fixed bars at the top and at the bottom. */
export const viewPx = () => {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return {
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0),
  };
};

/** Whether an element, or at least part of it, is on the screen and not behind the bars. With `isWhole`, all of it must be. */
export const isInView = (id: string, isWhole = false): boolean => {
  const box = document.getElementById(id)?.getBoundingClientRect();
  if (!box) return false;
  const { top, bottom } = viewPx();
  return isWhole ? box.top >= top && box.bottom <= bottom : box.bottom > top && box.top < bottom;
};

/** Scrolls to the top, smoothly unless the visitor asked for less motion. */
export const scrollToTop = (): void =>
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" });

/** Scrolls an element into view below the fixed bars (the page's scroll padding accounts for those). */
export const scrollToElement = (id: string, block: ScrollLogicalPosition = "start"): boolean => {
  const element = document.getElementById(id);
  if (element === null) return false;
  element.scrollIntoView({ block, behavior: "auto" });
  recordOwnScroll(window.scrollY);
  return true;
};

/**
 * Keeps the element with this id in view as the id changes, e.g. for the verse being read aloud. Does not scroll if the
 * visitor has scrolled away from the previous one.
 */
export const useKeepInView = (id: string | undefined): void => {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const isWatched = before.current === undefined || isInView(before.current);
    before.current = id;
    if (id !== undefined && isWatched && !isInView(id, true)) scrollToElement(id, "center");
  }, [id]);
};
