export const kitMessages = {
  previousDay: "Previous day",
  /** Around a day's number, for those who hear it. */
  day: "Day ",
  completed: ", completed",
  answered: ", with your answer",
  nextDay: "Next day",
  lifetimeStreak: "Lifetime streak",
  inARow: "Days in a row",
  /** What we wrote for reading is English in every language; in English there is nothing to say. */
  inEnglish: "",
};
