import { focusIfLost } from "./focus.ts";

/**
 * For the `ref` of a list or a row whose control may go with the press on it: an item that is removed, a form that closes, a
 * button in whose place a link appears. Focuses what took the place of the child that had the focus; if the whole list is gone,
 * the panel around it, or the heading.
 */
export const keepFocus = (parent: HTMLElement | null): (() => void) | undefined => {
  if (!parent) return undefined;
  const around = parent.parentElement?.closest<HTMLElement>("[tabindex]");
  let focused: Element | undefined;
  let at = 0;
  const note = ({ target }: FocusEvent) => {
    focused = target as Element;
    at = [...parent.children].findIndex((child) => child.contains(focused!));
  };
  const keep = () => {
    if (focused === undefined || focused.isConnected) return;
    const child = parent.isConnected ? parent.children[Math.min(at, parent.children.length - 1)] : undefined;
    const next = child ?? (around?.isConnected ? around : document.querySelector("main h1"));
    if (!(next instanceof HTMLElement)) return;
    if (next.tabIndex < 0) next.tabIndex = -1;
    focusIfLost(next, { preventScroll: next !== child });
  };
  const observer = new MutationObserver(keep);
  observer.observe(parent, { childList: true, subtree: true });
  parent.addEventListener("focusin", note);
  return () => {
    observer.disconnect();
    // React detaches a ref before it removes the element: look again after the removal.
    queueMicrotask(keep);
  };
};

/** Focuses an element and scrolls it into view. */
export const focusElement = (element: HTMLElement | null, block: ScrollLogicalPosition = "center"): void => {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block, behavior: "auto" });
};
