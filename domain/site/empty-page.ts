/**
 * The page that has no content of its own: its scripts draw the screen of the address. Hosts serve `shell.html` there;
 * the service worker answers with it when there is no network.
 */
export const emptyPagePath = "/shell";
