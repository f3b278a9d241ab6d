/**
 * Throttles `act`: the first call runs at once, further calls within `periodMs` are combined into one at its end.
 */
export const throttle = (periodMs: number, act: () => void): (() => void) => {
  let lastAt = -Infinity;
  let isPlanned = false;
  const run = () => {
    isPlanned = false;
    lastAt = Date.now();
    act();
  };
  return () => {
    if (isPlanned) return;
    // No longer after the clock was set back.
    const wait = Math.min(periodMs, lastAt + periodMs - Date.now());
    if (wait <= 0) return run();
    isPlanned = true;
    setTimeout(run, wait);
  };
};
