import { startTransition, useEffect, useState } from "react";

/** Where sheets stand: over the page, so that going back closes them (close-on-back.ts). */
export const sheetRoot = (): HTMLElement => document.body;

/** Space between a line of text and a sheet below it. */
const aboveSheetPx = 12;

/**
 * In the next frame, scrolls the page if a part of its text lies below the window, or where a sheet beside the page covers it
 * once it is as high as it may become. One without a maximum height is beside the text.
 */
export const scrollAboveSheet = (range: Pick<Range, "getBoundingClientRect">): void => {
  requestAnimationFrame(() => {
    const sheet = document.querySelector("body > .sheet-beside");
    const sheetPx = sheet ? Number.parseFloat(getComputedStyle(sheet).maxHeight) || 0 : 0;
    const lowest = window.innerHeight - sheetPx - aboveSheetPx;
    const { bottom } = range.getBoundingClientRect();
    if (bottom > lowest) window.scrollBy({ top: bottom - lowest });
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
