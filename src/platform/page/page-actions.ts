/** Opens an address such as `mailto:` in the program that handles it. */
export const openAddress = (href: string): void => window.location.assign(href);

export const focusElement = (element: HTMLElement | null, block: ScrollLogicalPosition = "center"): void => {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block, behavior: "auto" });
};
