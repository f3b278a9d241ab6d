/** docs/product/devotions.md, "Prayer wall" and "Diary". */
export const prayerWallConfig = {
  toastMs: 3000,
  /** The maximum number of prayers in the diary. If the browser's storage is full earlier, the form says so and keeps the text. */
  mostDiaryPrayers: 2000,
  /** The maximum size of one prayer in UTF-16 units (what `length` counts): about eight hundred words. */
  longestDiaryPrayer: 4000,
  /** The diary’s prayers shown at once: a few screens, of which the first comes at once. */
  prayersAtOnce: 20,
  firstPrayers: 5,
} as const;
