/** docs/product/devotions.md, "Reading plan". */
export const markComplete = "Mark Complete";
export const completedLabel = "Completed! ✨";
export const congratulations = "Congratulations! 🎉";
export const dayUnmarked = "Day Unmarked";

/** Our own: beside figures that are all zero. */
export const planInvitation = "The first day you mark is counted here, on this device.";

export const mailSubject = "1 Year Reading Plan";

/** Our own. */
export const dayCompleted = (day: number, points: number, earned: readonly string[]): string => {
  const badges = earned.length === 0 ? "" : ` New ${earned.length === 1 ? "badge" : "badges"}: ${earned.join(", ")}.`;
  return `Day ${day} done: ${points} points.${badges}`;
};

export const dayOpenAgain = (day: number): string => `Day ${day} is open again. Your streak and badges stay.`;

export const shareText = (day: number, oldTestament: string, newTestament: string): string =>
  `Day ${day} of the 1 Year Reading Plan: ${oldTestament} and ${newTestament}.`;

/** On the passage, after reading. */
export const backToDay = (day: number): string => `Back to day ${day} of the plan`;

export const linesNotLoaded = "The lines about these chapters could not be loaded. The readings themselves are here.";
export const calendarNotSaved = "The calendar file could not be made";
export const calendarNotSavedWhy = "A part of the plan could not be loaded. Check your connection and try again.";

/** Under the readings, with the name of the translation of another language in which they open. */
export const opensIn = ["These readings open in ", ", where you last read."] as const;
export const ownMissing = " cannot be loaded at the moment, so these readings open in English, in the KJV.";
