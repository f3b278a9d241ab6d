import { hasHistory } from "./history.ts";

/** The id of the only search box, whichever screen shows it. */
export const searchFieldId = "scripture-search";

/** Focuses the search box of this screen; false if it has none. */
export const focusSearch = (): boolean => {
  const field = document.getElementById(searchFieldId);
  if (!(field instanceof HTMLInputElement)) return false;
  field.focus();
  field.select();
  return true;
};

/**
 * For content that replaces what had the focus: moves the focus to the heading if the focused element is gone. On the first
 * screen of a visit the browser decides the focus.
 */
export const focusHeadingIfLost = (): void => {
  if (hasHistory() && document.activeElement === document.body) focusHeading();
};

/** Focuses an element if the previously focused one is gone. */
export const focusIfLost = (element: HTMLElement | null, options?: FocusOptions): void => {
  if (document.activeElement === document.body) element?.focus(options);
};

/**
 * For the `ref` of what a press removes, a button or the error that has it: what comes in its place takes over its focus, if
 * nothing else has.
 */
export const passFocusOn = (element: HTMLElement | null) => () => {
  const around = element!.parentElement!;
  const at = [...around.children].indexOf(element!);
  if (!element!.contains(document.activeElement)) return;
  queueMicrotask(() => {
    const next = (around.children[at] ?? around) as HTMLElement;
    if (next.tabIndex < 0) next.tabIndex = -1;
    focusIfLost(next, { preventScroll: true });
  });
};

/** Like `focusIfLost`, by element id. */
export const focusIdIfLost = (id: string): void => focusIfLost(document.getElementById(id), { preventScroll: true });

/**
 * Focuses a requested verse in the middle of a long text, so that the Tab key continues from there. Does nothing if the
 * visitor has meanwhile focused something other than a heading.
 */
export const focusRequested = (id: string): void => {
  const element = document.getElementById(id);
  if (!element || !["BODY", "H1"].includes(document.activeElement?.tagName ?? "")) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/** Whether the focus is on what `focusRequested` focused. */
export const isOnRequested = (): boolean => document.activeElement?.matches("#passage .verse") ?? false;

/** Focuses the first control of the page, after scrolling to its top. */
export const focusPageTop = (): void => document.querySelector<HTMLElement>("header a")?.focus({ preventScroll: true });

/**
 * Focuses the element of this id, by default the heading, as soon as the screen has one, unless the visitor has focused
 * something else by then. Calls `onSettled` when either has happened. Returns the function that stops waiting.
 */
export const focusWhenThere = (id: string | undefined, onSettled: () => void): (() => void) => {
  const focus = () => (id === undefined ? focusHeading() : focusId(id));
  const pressed = document.activeElement;
  const observer = new MutationObserver(() => {
    const hasMovedOn = document.activeElement !== pressed && document.activeElement !== document.body;
    if (!hasMovedOn && !focus()) return;
    observer.disconnect();
    onSettled();
  });
  if (focus()) onSettled();
  else observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Focuses the element of this id; false if there is none. */
export const focusId = (id: string): boolean => {
  const element = document.getElementById(id);
  element?.focus();
  return element !== null;
};

/** Focuses the screen's heading, so that keyboard and screen reader users start there. False if there is none (yet). */
export const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.focus({ preventScroll: true });
  return heading !== null;
};

export const isSelectingText = (): boolean => window.getSelection()?.isCollapsed === false;
