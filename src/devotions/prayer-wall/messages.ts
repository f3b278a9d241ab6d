/** Messages of specification 2, sections 7 and 8. */
export const prayerRecorded = (topic: string) => ({
  title: "Prayer Recorded! 🙏",
  description: `Thank you for praying for ${topic}. Your prayer has been counted.`,
});

export const wallMessages = {
  prayedToday: "Today’s prayers for each subject are counted for everyone together, from midnight to midnight UTC. No names are recorded.",
} as const;

export const requestSubject = (topic: string): string => `Prayer Request: ${topic}`;

/** The draft that Request Prayer opens; text in brackets is for the visitor to replace. */
export const requestTemplate = (topic: string): string =>
  [
    "Dear friends,",
    "",
    `Please pray with me. The subject is ${topic}.`,
    "",
    "My request: [write here what you would like us to pray for]",
    "My first name, if you wish: [name]",
    "May we write back to you? [yes or no]",
    "",
    "Thank you.",
  ].join("\n");

/** The draft for a prayer from the diary. */
export const diaryRequest = (text: string): string => ["Dear friends,", "", "Please pray with me about this:", "", text, "", "Thank you."].join("\n");

/** "1 of 3 prayers"; when all are shown, "1 prayer". */
export const countedPrayers = (shown: number, total: number): string => `${shown === total ? "" : `${shown} of `}${total} ${total === 1 ? "prayer" : "prayers"}`;

export const diaryMessages = {
  saved: "Kept in your diary",
  more: "Show more",
  notKept: "Not kept: this device’s storage is full. Your words stay here.",
  notChecked: "Not kept yet: the language check could not be loaded. Check your connection and try again. Your words stay here.",
  removed: "Prayer removed",
  full: "Your diary is full. Remove prayers you no longer need, or keep a copy under Your data on the privacy page first.",
  empty: "Nothing here yet. Write a prayer above; only this device keeps it.",
  noneFound: (term: string): string => `No prayer in your diary has “${term}” in it.`,
  noneOpen: "Every prayer here is marked as answered.",
  noneAnswered: "No prayer is marked as answered yet.",
} as const;
