/**
 * Aborts with the first of the signals that does, for its reason. `AbortSignal.any` does the same, but came to Safari and
 * Chrome only in the years after the oldest versions that the site is for (see the README).
 */
export const firstAbort = (...signals: readonly AbortSignal[]): AbortSignal => {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    else signal.addEventListener("abort", () => controller.abort(signal.reason), { once: true, signal: controller.signal });
  }
  return controller.signal;
};
