/** docs/product/devotions.md, "Prayer wall" and "Diary". */
export const prayerWallConfig = {
  toastMs: 3000,
  /** The maximum number of prayers in the diary. A browser that has room for fewer says so, and the text stays in the field. */
  mostDiaryPrayers: 2000,
  /** The maximum size of one prayer in UTF-16 units (what `length` counts): about eight hundred words. */
  longestDiaryPrayer: 4000,
  /** The diary's prayers shown at once: a few screens, which a cheap phone renders at once. */
  prayersAtOnce: 20,
} as const;
