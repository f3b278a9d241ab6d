import { after } from "./clock.ts";
import { chance } from "./random.ts";
import { retryPauseMs } from "./retry-pause.ts";

/** Resolves after the pause, when the network is back, or when the signal aborts. */
const untilWorthATry = (pauseMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const goOn = () => {
      cancel();
      window.removeEventListener("online", goOn);
      signal.removeEventListener("abort", goOn);
      resolve();
    };
    const cancel = after(pauseMs, goOn);
    window.addEventListener("online", goOn);
    signal.addEventListener("abort", goOn);
  });

interface KeepTryingOptions {
  /** Stops retrying. */
  readonly signal: AbortSignal;
  /** Called after each failed attempt with the number of failures so far. */
  readonly onFailure?: (failures: number) => void;
}

/**
 * Fetches what the page cannot do without: retries after growing pauses, and whenever the network comes back, until it
 * succeeds. Resolves to undefined only if the signal aborted.
 */
export const keepTrying = async <Fetched>(fetchIt: () => Promise<Fetched>, { signal, onFailure }: KeepTryingOptions): Promise<Fetched | undefined> => {
  for (let failures = 0; !signal.aborted; ) {
    try {
      return await fetchIt();
    } catch {
      failures += 1;
      if (signal.aborted) break;
      onFailure?.(failures);
      await untilWorthATry(retryPauseMs(failures - 1, chance()), signal);
    }
  }
  return undefined;
};
