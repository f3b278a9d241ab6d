/** Whether this tab has the visitor's focus. */
export const hasPageFocus = (): boolean => document.hasFocus();

export const isPageVisible = (): boolean => document.visibilityState === "visible";

const onVisibility = (state: DocumentVisibilityState, listener: () => void): (() => void) => {
  const onChange = () => (document.visibilityState === state ? listener() : undefined);
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
};

/** Calls `listener` when the page is hidden, before a browser suspends the tab. Returns the unsubscribe function. */
export const onPageHidden = (listener: () => void): (() => void) => onVisibility("hidden", listener);

/** Calls `listener` when the page is shown again. Returns the unsubscribe function. */
export const onPageVisible = (listener: () => void): (() => void) => onVisibility("visible", listener);

/** Calls `listener` when the page is closed or navigated away from. Returns the unsubscribe function. */
export const onPageHide = (listener: () => void): (() => void) => {
  window.addEventListener("pagehide", listener);
  return () => window.removeEventListener("pagehide", listener);
};

/** Calls `listener` when the visitor switches to another tab, window or program. Returns the unsubscribe function. */
export const onPageLeave = (listener: () => void): (() => void) => {
  const stop = onPageHidden(listener);
  window.addEventListener("blur", listener);
  return () => {
    stop();
    window.removeEventListener("blur", listener);
  };
};
