/** Actions on the page as a whole. */

/** Opens an address such as `mailto:` in the program that handles it. */
export const openAddress = (href: string): void => window.location.assign(href);

/** Scrolls an element into view and focuses it. */
export const focusElement = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "center", behavior: "auto" });
};

/** Focuses an element and scrolls to where it begins. */
export const showElement = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "start", behavior: "auto" });
};
