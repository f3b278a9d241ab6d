import { after } from "../clock.ts";
import { recordOwnScroll } from "./scroll-position.ts";
import { viewPx } from "./scroll-to.ts";

/** An element of a long text and its position on the screen, used to find it again in text that is replaced or laid out anew. */
export interface ScrollAnchor {
  readonly id: string;
  /** Distance from the fixed bars at the top; negative if the element begins above their lower edge. */
  readonly topPx: number;
  readonly heightPx: number;
}

/**
 * The first of these elements that is not hidden above the window or behind the fixed bars at its top; undefined if there is
 * none that begins above `lowestPx`.
 */
export const firstInView = (selector: string, lowestPx = viewPx().bottom): ScrollAnchor | undefined => {
  const view = viewPx();
  for (const element of document.querySelectorAll(selector)) {
    const { top, bottom, height } = element.getBoundingClientRect();
    if (top >= lowestPx) return undefined;
    if (bottom > view.top) return { id: element.id, topPx: top - view.top, heightPx: height };
  }
  return undefined;
};

/**
 * Scrolls so that the element with the anchor's id is where the old one was; of one that began above the screen, the same
 * part is hidden. It ends above `lowestPx` if it can. Returns false if there is no such element.
 */
export const restoreScrollAnchor = (
  { id, topPx, heightPx }: ScrollAnchor,
  lowestPx = Number.POSITIVE_INFINITY,
): boolean => {
  const element = document.getElementById(id);
  if (element === null) return false;
  const { top, height } = element.getBoundingClientRect();
  const view = viewPx();
  const wanted = view.top + (topPx < 0 ? (topPx * height) / heightPx : topPx);
  const lowest = Math.max(view.top, lowestPx - height);
  window.scrollBy({ top: top - Math.min(wanted, lowest), behavior: "instant" });
  recordOwnScroll(window.scrollY);
  return true;
};

/** How long the page has not been scrolled when its place is noted. */
const restMs = 100;

/**
 * Keeps what is being read in place when the layout of its text changes: when the phone is turned, the window resized, a
 * column opened beside the text, or its type made larger. Returns the function that ends this.
 * @param find the place that is being read
 */
export const keepInPlace = (text: HTMLElement, find: () => ScrollAnchor | undefined): (() => void) => {
  let anchor: ScrollAnchor | undefined;
  let heightPx: number | undefined;
  let restoredY: number | undefined;
  let cancel: (() => void) | undefined;
  const note = () => {
    // At the top of the page nothing is anchored: the visitor sees what is above the text.
    anchor = window.scrollY > 0 ? find() : undefined;
  };
  const observer = new ResizeObserver(() => {
    if (heightPx === undefined) note();
    else if (anchor) {
      // If the window became lower, the old position of the anchor may be below its end.
      restoreScrollAnchor(anchor, viewPx().bottom);
      restoredY = window.scrollY;
    }
    heightPx = text.offsetHeight;
  });
  const onScroll = () => {
    // Not a scroll by the visitor: browsers also scroll when the layout changes.
    if (text.offsetHeight !== heightPx || window.scrollY === restoredY) return;
    restoredY = undefined;
    anchor = undefined;
    cancel?.();
    cancel = after(restMs, note);
  };
  observer.observe(text);
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener("scroll", onScroll);
    cancel?.();
  };
};
