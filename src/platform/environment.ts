/** False during prerendering: there is no window then, and modules in this directory must not touch it at load time. */
export const isBrowser = typeof window !== "undefined";
