/** False while a page is prerendered: there is no window then, and modules of this room must not touch one. */
export const isBrowser = typeof window !== "undefined";
