/** Fixed sentences (docs/product/devotions.md, "Mentor"). */
export const wellDone = "Well Done! 🎉";
export const alreadyCompleted = "Already Completed! ✅";
export const mailSubject = (day: number): string => `Mentor Me Jesus - Day ${day}`;

/** Our own. */
export const dayDone = (day: number): string =>
  day === 40 ? "You have finished all forty days. Your certificate is below." : `Day ${day} is complete.`;
export const dayWasDone = (day: number): string => `You have already completed day ${day}.`;
export const notLoaded = "This day could not be loaded. Check your connection and try again.";
export const shareText = (day: number, text: string, reference: string): string =>
  `Mentor Me Jesus, day ${day}: “${text}” ${reference} (KJV)`;
