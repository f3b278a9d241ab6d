/** docs/product/devotions.md, "Shield". */
export const shieldMessages = {
  title: "Daily Prayer Shield",
  lead: "A sentence to say aloud, a word to carry, and a few verses to read before the day begins.",
  completed: "Prayer Shield Completed! 🛡️",
  invitation: "Take up your first shield today: it is counted here, on this device.",
  total: "Shields completed",
  month: "Month",
  day: "Day",
  backToToday: "Back to today",
  /** A month or a day in words, where it begins a line. */
  beginning: (words: string) => words,
  dayOf: (day: number) => `Day ${day} of 365`,
  graceDay: (day: number) => `Day ${day} of 365, a grace day`,
  declaration: "Declaration",
  restsOn: "Based on",
  word: "Daily word",
  reading: {
    old: "Reading from the Old Testament",
    new: "Reading from the New Testament",
  },
  dailyScripture: "Daily Scripture",
  complete: "Complete Prayer Shield",
  isCompleted: "Shield Completed",
  mailSubject: (day: string) => `Daily Prayer Shield, ${day}`,
  shareText: (day: string, declaration: string, word: string, source: string) =>
    `Daily Prayer Shield, ${day}: ${declaration} “${word}” (${source})`,
};
