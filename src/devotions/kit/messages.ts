/** What all devotions say. */
export const kitMessages = {
  previousDay: "Previous day",
  nextDay: "Next day",
  /** What we wrote for reading is English in every language; in English there is nothing to say. */
  inEnglish: "",
};
