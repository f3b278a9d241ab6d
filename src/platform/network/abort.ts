/**
 * Aborts when the first of the signals does, with its reason. `AbortSignal.any` does the same, but is missing in the
 * oldest Safari and Chrome versions that the site supports (see the README).
 */
export const firstAbort = (...signals: readonly AbortSignal[]): AbortSignal => {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    else
      signal.addEventListener("abort", () => controller.abort(signal.reason), {
        once: true,
        signal: controller.signal,
      });
  }
  return controller.signal;
};
