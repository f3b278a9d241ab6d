/** Specification 2, section 9; decision 29. */
export const prayerWallConfig = {
  toastMs: 3000,
  /** The maximum number of prayers in the diary: at most about 1 MB of text. */
  mostDiaryPrayers: 2000,
  /** The diary's prayers shown at once: a few screens, which a cheap phone renders at once. */
  prayersAtOnce: 20,
  /** How many of these, and of the wall’s subjects, are rendered per frame after a change of tab. */
  drawnPerFrame: 5,
} as const;
