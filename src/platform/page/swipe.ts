import { isLayerOpen } from "./keyboard.ts";
import { isSelectingText } from "./focus.ts";

/** Browsers go back by a swipe that begins this near to an edge. */
const edgePx = 24;
const leastPx = 48;
/** A slower finger follows the lines. */
const longestMs = 800;

/** The way of one finger over the page. */
interface FingerMove {
  readonly startPx: number;
  readonly acrossPx: number;
  readonly downPx: number;
  readonly durationMs: number;
  readonly pageWidthPx: number;
}

/** 1 for a swipe to the left, which asks for what comes next, -1 for one to the right, 0 for any other move. */
export const directionOf = ({ startPx, acrossPx, downPx, durationMs, pageWidthPx }: FingerMove): -1 | 0 | 1 => {
  const lengthPx = Math.abs(acrossPx);
  if (startPx < edgePx || startPx > pageWidthPx - edgePx || durationMs > longestMs) return 0;
  if (lengthPx < leastPx || lengthPx < 2 * Math.abs(downPx)) return 0;
  return acrossPx < 0 ? 1 : -1;
};

const scrollsSideways = (target: Element): boolean => {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const isScroller = element === document.scrollingElement ? /visible|auto|scroll/ : /auto|scroll/;
    if (element.scrollWidth > element.clientWidth && isScroller.test(getComputedStyle(element).overflowX)) return true;
  }
  return false;
};

/**
 * The direction of a touch that has ended, if it was a swipe; otherwise 0. A zoomed page is moved by swipes, and what is
 * selected, scrolls sideways, or is open over the page keeps them.
 */
export const directionOfTouch = (start: TouchEvent, end: TouchEvent): -1 | 0 | 1 => {
  const [from, secondFinger] = start.touches;
  const [to] = end.changedTouches;
  if (!from || !to || secondFinger || end.touches.length > 0) return 0;
  if (isSelectingText() || isLayerOpen() || (window.visualViewport?.scale ?? 1) > 1) return 0;
  if (scrollsSideways(start.target as Element)) return 0;
  return directionOf({
    startPx: from.clientX,
    acrossPx: to.clientX - from.clientX,
    downPx: to.clientY - from.clientY,
    durationMs: end.timeStamp - start.timeStamp,
    pageWidthPx: window.innerWidth,
  });
};
