import { base } from "#domain/site/locales/locale.ts";
import { after } from "../clock.ts";
import { isBrowser } from "../environment.ts";

/**
 * True when going back leads to one of our pages: the router numbers its entries, and 0 is the entry page. Those that the
 * browser makes for a link within a page have no number.
 */
export const hasHistory = (): boolean => (window.history.state as { idx?: number } | null)?.idx !== 0;

/** The router's key of this history entry, also while a page is prerendered. */
export const entryKey = (): string => (globalThis.history?.state as { key?: string } | null)?.key ?? "default";

/** The current address without the origin. */
export const currentAddress = (): string => window.location.pathname + window.location.search + window.location.hash;

export const origin = (): string => window.location.origin;

/** Reloads the page, unless the visitor has gone elsewhere before it can. */
export const reloadPage = (): void => {
  const address = currentAddress();
  // WebKit keeps the failure of a preloaded module beyond the reload, until the file has been fetched.
  const fetched = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(async ({ href }) =>
    (await fetch(href, { signal: AbortSignal.timeout(3000) })).arrayBuffer(),
  );
  void Promise.allSettled(fetched).then(() => {
    if (currentAddress() === address) window.location.reload();
  });
};

/** Opens an address such as `mailto:` in the program that handles it. */
export const openAddress = (href: string): void => window.location.assign(href);

/** Loads another of our addresses in place of this history entry. */
export const replaceLocation = (address: string): void => window.location.replace(address);

/** Changes the address of this history entry without navigating. */
export const replaceHistoryAddress = (address: string): void =>
  window.history.replaceState(window.history.state, "", address);

/** Adds a history entry with this address without navigating. The router does not notice: its key stays the same. */
export const pushHistoryAddress = (address: string): void => {
  const { history } = window;
  // Going back leaves the page where it was scrolled to.
  history.scrollRestoration = "manual";
  history.pushState({ ...(history.state as object | null), isPushed: true }, "", address);
  history.scrollRestoration = "auto";
};

export const goBack = (): void => window.history.back();

/**
 * Calls `listener` when the visitor goes back or forward, before the router hears of it, with the router's key of the
 * entry. The router does not hear of it if the listener returns true. Returns the function that stops it.
 */
export const onBackOrForward = (listener: (entryKey: string) => boolean): (() => void) => {
  const onPopState = (event: PopStateEvent) => {
    if (!listener((event.state as { key?: string } | null)?.key ?? "default")) return;
    event.stopImmediatePropagation();
    // The browser scrolls after this event, unless it is told not to.
    after(0, () => {
      window.history.scrollRestoration = "auto";
    });
  };
  window.addEventListener("popstate", onPopState, true);
  return () => window.removeEventListener("popstate", onPopState, true);
};

/** Whether `pushHistoryAddress` added this history entry. */
export const isPushedAddress = (): boolean => (window.history.state as { isPushed?: true } | null)?.isPushed === true;

/** The path without the prefix of the interface's language. */
export const currentPath = (): string => window.location.pathname.slice(base.length) || "/";

const openedPath = isBrowser ? currentPath() : undefined;

/** True if the browser itself loaded this path; the router navigates to others without a page load. */
export const isOpenedPath = (path: string): boolean => path === openedPath;
