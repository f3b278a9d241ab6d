import { useEffect, useState } from "react";

/** Of nested dialogs the first locks the page, and the last one that closes frees it. */
let locks = 0;

/**
 * Replaces the package `react-remove-scroll-bar`, by which dialogs and menus keep the page from scrolling. That package
 * writes `<style>` elements, which our content security policy forbids, and any added or removed sheet makes the browser
 * sort and match all rules again, at each opening and closing. See docs/decisions/styles.md.
 */
export const RemoveScrollBar = () => {
  // Read before the dialog is inserted: afterwards, reading it would force a layout.
  const [barWidth] = useState(() => window.innerWidth - document.documentElement.clientWidth);
  useEffect(() => {
    const { style } = document.body;
    locks += 1;
    if (locks === 1) {
      style.overflow = "hidden";
      style.overscrollBehavior = "contain";
      // In place of the scroll bar, so that the page does not become wider.
      if (barWidth > 0) style.marginRight = `${barWidth}px`;
    }
    return () => {
      locks -= 1;
      if (locks > 0) return;
      for (const property of ["overflow", "overscroll-behavior", "margin-right"]) style.removeProperty(property);
    };
  }, [barWidth]);
  return null;
};

/** Replaces the package `react-style-singleton`, which is only used by an option that no dialog has. */
export const styleSingleton = () => () => null;
