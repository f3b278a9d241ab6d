import { base } from "#domain/site/locales/locale.ts";

/** True when going back leads to one of our pages: the router numbers its entries, and 0 is the entry page. */
export const hasHistory = (): boolean => {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === "number" && state.idx > 0;
};

/** The current address without the origin. */
export const currentAddress = (): string => window.location.pathname + window.location.search + window.location.hash;

export const origin = (): string => window.location.origin;

export const reloadPage = (): void => window.location.reload();

/** Navigates to another of our addresses, replacing the history entry. */
export const replaceAddress = (address: string): void => window.location.replace(address);

/** Changes the address of this history entry. The page stays. */
export const renameAddress = (address: string): void => window.history.replaceState(window.history.state, "", address);

/** Adds an entry with this address to the history. The page stays where it is, also when the visitor goes back. */
export const pushAddress = (address: string): void => {
  const { history } = window;
  history.scrollRestoration = "manual";
  history.pushState({ ...(history.state as object | null), isPushed: true }, "", address);
  history.scrollRestoration = "auto";
};

export const goBack = (): void => window.history.back();

/** Calls `listener` when the visitor goes back or forward. Returns the function that stops it. */
export const onBackOrForward = (listener: () => void): (() => void) => {
  window.addEventListener("popstate", listener);
  return () => window.removeEventListener("popstate", listener);
};

/** Whether this entry is one of `pushAddress`. */
export const isPushedAddress = (): boolean => (window.history.state as { isPushed?: true } | null)?.isPushed === true;

/** The path, without what the addresses of the language begin with. */
export const currentPath = (): string => window.location.pathname.slice(base.length) || "/";

const openedPath = typeof window === "undefined" ? undefined : currentPath();

/** True if the browser itself loaded this path; the router navigates to others without a page load. */
export const isOpenedPath = (path: string): boolean => path === openedPath;
