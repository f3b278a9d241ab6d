/**
 * The page without content of its own: its scripts render the screen for the URL. Hosts serve it as `shell.html`; the
 * service worker falls back to it when offline.
 */
export const emptyPagePath = "/shell";
