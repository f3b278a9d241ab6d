/** Whether this tab and window has the visitor's focus. */
export const hasAttention = (): boolean => document.hasFocus();

/** Calls `listener` when the page is hidden, before a browser suspends the tab. Returns the unsubscribe function. */
export const onHidden = (listener: () => void): (() => void) => {
  const look = () => (document.visibilityState === "hidden" ? listener() : undefined);
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
};

/** Calls `listener` when the page is shown again. Returns the unsubscribe function. */
export const onShown = (listener: () => void): (() => void) => {
  const look = () => (document.visibilityState === "visible" ? listener() : undefined);
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
};

export const isShown = (): boolean => document.visibilityState === "visible";

/** Calls `listener` when the page is closed or navigated away from. Returns the unsubscribe function. */
export const onClose = (listener: () => void): (() => void) => {
  window.addEventListener("pagehide", listener);
  return () => window.removeEventListener("pagehide", listener);
};

/** Calls `listener` when the visitor switches to another tab, window or program. Returns the unsubscribe function. */
export const onLeave = (listener: () => void): (() => void) => {
  const stop = onHidden(listener);
  window.addEventListener("blur", listener);
  return () => {
    stop();
    window.removeEventListener("blur", listener);
  };
};
