import { recordOwnScroll } from "./scroll-position.ts";

/** An element of a long text and its position on the screen, used to find it again in the text that replaces it. */
export interface ScrollAnchor {
  readonly id: string;
  /** Distance from the top of the window; negative if the element starts above it. */
  readonly topPx: number;
}

/** The first of these elements that is not hidden above the window or behind the fixed bars; undefined if there is none. */
export const firstInView = (selector: string): ScrollAnchor | undefined => {
  const barsPx = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  for (const element of document.querySelectorAll(selector)) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > barsPx) return { id: element.id, topPx: top };
  }
  return undefined;
};

/** Scrolls so that the element with the anchor's id is where the old one was. Returns false if there is no such element. */
export const restoreScrollAnchor = ({ id, topPx }: ScrollAnchor): boolean => {
  const element = document.getElementById(id);
  if (element === null) return false;
  window.scrollBy({ top: element.getBoundingClientRect().top - topPx, behavior: "instant" });
  recordOwnScroll(window.scrollY);
  return true;
};
