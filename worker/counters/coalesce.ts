/**
 * Calls `act` at once, and then at most once a period however often it is asked; a call that came too early is made
 * up for at the end of the period.
 */
export const coalesce = (periodMs: number, act: () => void): (() => void) => {
  let lastAt = -Infinity;
  let isPlanned = false;
  const run = () => {
    isPlanned = false;
    lastAt = Date.now();
    act();
  };
  return () => {
    if (isPlanned) return;
    const wait = lastAt + periodMs - Date.now();
    if (wait <= 0) return run();
    isPlanned = true;
    setTimeout(run, wait);
  };
};
