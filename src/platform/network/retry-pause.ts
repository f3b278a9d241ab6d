/** The first retries come quickly, so that everybody is back within five seconds of a restart. Later ones spread out. */
const pausesMs = [1000, 2500, 10_000, 30_000, 60_000];

/** How long to wait before the next attempt of a live socket, or of code that failed to load. `chance` in [0, 1) adds 30 % jitter either way. */
export const retryPauseMs = (failures: number, chance: number): number =>
  pausesMs[Math.min(failures, pausesMs.length - 1)]! * (0.7 + 0.6 * chance);

/** The same, but after a minute the pauses double. Undefined after an hour of them. */
export const growingPauseMs = (failures: number, chance: number): number | undefined => {
  const doublings = Math.max(0, failures - pausesMs.length + 1);
  return doublings > 5 ? undefined : retryPauseMs(failures, chance) * 2 ** doublings;
};
