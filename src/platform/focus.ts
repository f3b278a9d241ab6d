import { hasHistory } from "./history.ts";

/** The id of the one search box, wherever a screen shows it. */
export const searchFieldId = "scripture-search";

/** Puts the cursor into the search box of this screen; false if it has none. */
export const focusSearch = (): boolean => {
  const field = document.getElementById(searchFieldId);
  if (!(field instanceof HTMLInputElement)) return false;
  field.focus();
  field.select();
  return true;
};

/**
 * For what arrives on the screen where it was asked for: moves the focus to the heading if whatever had it is gone. Where
 * the visitor has just come in, the focus is the browser's.
 */
export const focusHeadingIfLost = (): void => {
  if (hasHistory() && document.activeElement === document.body) focusHeading();
};

/** Moves the focus to an element if whatever had it is gone from the screen. */
export const focusIfLost = (element: HTMLElement | null, options?: FocusOptions): void => {
  if (document.activeElement === document.body) element?.focus(options);
};

/** The same for the element of an id. */
export const focusIdIfLost = (id: string): void => focusIfLost(document.getElementById(id), { preventScroll: true });

/** Moves the focus to the first control of the page, for who goes to its top. */
export const focusPageTop = (): void => document.querySelector<HTMLElement>("header a")?.focus({ preventScroll: true });

/** Moves focus to a screen's heading, so that keyboard and screen reader start there; false if there is none (yet). */
export const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>("main h1[tabindex], main h1");
  heading?.focus({ preventScroll: true });
  return heading !== null;
};
