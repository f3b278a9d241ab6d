/** True when going back leads to a page of ours: the router numbers its entries, and 0 is where the visitor came in. */
export const hasHistory = (): boolean => {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === "number" && state.idx > 0;
};

/** The current address without the origin. */
export const currentAddress = (): string => window.location.pathname + window.location.search + window.location.hash;

export const origin = (): string => window.location.origin;

export const reloadPage = (): void => window.location.reload();

/** Goes to another address of ours in the place of this one, which is not gone back to. */
export const replaceAddress = (address: string): void => window.location.replace(address);

export const currentPath = (): string => window.location.pathname;
