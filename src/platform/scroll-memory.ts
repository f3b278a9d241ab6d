const positions = new Map<string, number>();

/** Notes how far down the page is, for a return to this entry of the history. */
export const keepScrollPosition = (entryKey: string): void => {
  positions.set(entryKey, window.scrollY);
};

/** Scrolls to where an entry of the history was left; to the top without a key or memory of it. */
export const restoreScrollPosition = (entryKey: string | undefined): void => {
  const top = entryKey === undefined ? 0 : (positions.get(entryKey) ?? 0);
  window.scrollTo({ top, behavior: "instant" });
};
