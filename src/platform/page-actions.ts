/** Things the page as a whole is asked to do. */

/** Hands an address such as `mailto:` to the program that is there for it. */
export const openAddress = (href: string): void => window.location.assign(href);

/** Brings an element into view and puts the focus on it. */
export const focusElement = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "center", behavior: "auto" });
};
