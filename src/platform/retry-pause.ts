/** The first retry comes quickly, so that everybody is back within five seconds of a restart; later ones keep apart. */
const pausesMs = [1000, 2500, 10_000, 30_000, 60_000];

/** How long a live line waits before it tries again after so many failures; `chance` in [0, 1) spreads a crowd by 30 % either way. */
export const retryPauseMs = (failures: number, chance: number): number => pausesMs[Math.min(failures, pausesMs.length - 1)]! * (0.7 + 0.6 * chance);
