import { noteOwnScroll } from "./viewport.ts";

/** A part of a long text and where it stood on the screen, to find it again in the text that takes its place. */
export interface HeldPlace {
  readonly id: string;
  /** From the upper edge of the window; negative for what begins above it. */
  readonly topPx: number;
}

/** The first of these elements that is not hidden above or under the fixed bars; undefined if there is none. */
export const placeInView = (selector: string): HeldPlace | undefined => {
  const barsPx = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  for (const element of document.querySelectorAll(selector)) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > barsPx) return { id: element.id, topPx: top };
  }
  return undefined;
};

/** Scrolls so that the element of this name stands where the other one stood; false if there is none. */
export const returnToPlace = ({ id, topPx }: HeldPlace): boolean => {
  const element = document.getElementById(id);
  if (element === null) return false;
  window.scrollBy({ top: element.getBoundingClientRect().top - topPx, behavior: "instant" });
  noteOwnScroll(window.scrollY);
  return true;
};
