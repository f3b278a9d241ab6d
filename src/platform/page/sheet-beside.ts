import { startTransition, useEffect, useState } from "react";
import { viewPx } from "../scroll/scroll-to.ts";

/** Where sheets stand: over the page, so that going back closes them (close-on-back.ts). */
export const sheetRoot = (): HTMLElement => document.body;

/** Space between a line of text, or an outline, and what is below it. */
const aboveSheetPx = 12;

/** Scrolls what ends below the top of a sheet or bar up to it, but its beginning never out of view. */
const scrollAbove = (text: Pick<Range, "getBoundingClientRect">, sheetTopPx: number): void => {
  const { top, bottom } = text.getBoundingClientRect();
  const px = Math.min(bottom + aboveSheetPx - sheetTopPx, top - viewPx().top);
  if (px > 0) window.scrollBy({ top: px });
};

/**
 * Nothing stays covered by a bar at the bottom of the window as it comes, grows or goes: neither what gets the focus, nor the
 * element of this id, nor, where the bar is fixed, the end of the page. Returns the function that ends this.
 */
export const leaveRoomFor = (bar: HTMLElement, keptId: string): (() => void) => {
  const page = document.documentElement.style;
  const body = document.body.style;
  const leave = (barPx: number): void => {
    const room = barPx === 0 ? "" : `${barPx + aboveSheetPx}px`;
    page.scrollPaddingBottom = room;
    body.paddingBottom = getComputedStyle(bar).position === "fixed" ? room : "";
  };
  const observer = new ResizeObserver(() => {
    const kept = document.getElementById(keptId);
    leave(bar.offsetHeight);
    // If the visitor has scrolled the element out of the window, the position stays.
    if (kept && kept.getBoundingClientRect().top < window.innerHeight)
      scrollAbove(kept, bar.getBoundingClientRect().top);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    leave(0);
  };
};

/**
 * In the next frame, scrolls the page if a part of its text lies below the window, or where a sheet beside the page covers it
 * once it is as high as it may become. One without a maximum height is beside the text.
 */
export const scrollAboveSheet = (range: Pick<Range, "getBoundingClientRect">): void => {
  requestAnimationFrame(() => {
    const sheet = document.querySelector("body > .sheet-beside");
    const sheetPx = sheet ? Number.parseFloat(getComputedStyle(sheet).maxHeight) || 0 : 0;
    scrollAbove(range, window.innerHeight - sheetPx);
  });
};

/** Whether the first frame with the sheet is out: what it shows then does not delay its opening, and may be interrupted. */
export const useIsOpened = (): boolean => {
  const [isOpened, setIsOpened] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsOpened(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isOpened;
};
