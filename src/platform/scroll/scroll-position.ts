import { createStore, useStore } from "../store.ts";

/** Smaller movements do not change the direction. */
const turnPx = 8;

let turnedAtY = 0;
let isDown = false;

/** The position at the last scroll event: reading it from the window while rendering would force layout. */
const position = createStore({ y: 0, isDown }, () => {
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
});

const onScroll = (): void => {
  const y = window.scrollY;
  if (Math.abs(y - turnedAtY) >= turnPx) {
    isDown = y > turnedAtY;
    turnedAtY = y;
  }
  position.update(() => ({ y, isDown }));
};

/** Records programmatic scrolling, which does not count as the visitor scrolling down. */
export const recordOwnScroll = (toY: number): void => {
  turnedAtY = toY;
  isDown = false;
};

/** True if the last scroll went down; never at the very top. */
export const useIsScrollingDown = (): boolean => useStore(position, (present) => present.isDown && present.y > 0);

/** True when scrolled more than `thresholdPx` from the top. */
export const useIsScrolledPast = (thresholdPx: number): boolean => useStore(position, ({ y }) => y > thresholdPx);

/** Whether the reader has scrolled since the last navigation: noted by the head script, or the page’s loader. */
export const hasReaderScrolled = (): boolean => "scrolled" in document.documentElement.dataset;

/** To be called with every navigation. */
export const forgetReaderScroll = (): void => {
  delete document.documentElement.dataset["scrolled"];
};
