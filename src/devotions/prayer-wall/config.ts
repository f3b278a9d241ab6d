/** Specification 2, section 9; decision 29. */
export const prayerWallConfig = {
  toastMs: 3000,
  /** Prayers the diary holds: about 1 MB of text at the longest. */
  mostDiaryPrayers: 2000,
  /** Of the diary, shown at once: all of a full one would keep a phone busy for seconds. */
  prayersAtOnce: 50,
} as const;
