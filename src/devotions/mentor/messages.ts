import { plural } from "#domain/text/counting.ts";

/** docs/product/devotions.md, "Mentor". */
export const mentorMessages = {
  title: "Mentor Me Jesus",
  lead: "Forty days in the gospels: a verse, a few thoughts, and room for your own.",
  wellDone: "Well Done! 🎉",
  alreadyCompleted: "Already Completed! ✅",
  dayDone: (day: number) =>
    day === 40 ? "You have finished all forty days. Your certificate is below." : `Day ${day} is complete.`,
  dayWasDone: (day: number) => `You have already completed day ${day}.`,
  notLoaded: "This day could not be loaded. Check your connection and try again.",
  loading: "Loading the day",
  mailSubject: (day: number) => `Mentor Me Jesus - Day ${day}`,
  shareText: (day: number, text: string, reference: string) =>
    `Mentor Me Jesus, day ${day}: “${text}” ${reference} (KJV)`,
  day: (day: number) => `Day ${day}`,
  dayOf: (day: number, days: number) => `Day ${day} of ${days}`,
  dayOfDone: (day: number, days: number) => `Day ${day} of ${days}, completed`,
  complete: (day: number) => `Complete Day ${day}`,
  isCompleted: (day: number) => `Day ${day} completed`,
  goOn: (day: number) => `Go on to day ${day}`,
  invitation: "Forty days begin with one. What you complete is counted here, on this device.",
  total: "Days completed",
  yourDays: "Your forty days",
  wisdom: "Wisdom",
  reflections: "Reflections",
  private: "Only your own devices can read what you write here.",
  suggested: "Suggested answers",
  suggestedLead: "How two people might answer. Yours will be different.",
  answer: "Your answer",
  /** Before the question, for those who hear it. */
  answerTo: " to: ",
  kept: "Kept on this device",
};

/** Beside the day. */
export const sideMessages = {
  days: "The forty days",
  answers: "Your answers",
  answersKept: (count: number) =>
    plural(count, "One answer is kept on this device.", `${count} answers are kept on this device.`),
  save: "Save as a text file",
  /** In the file. */
  fileTitle: "Mentor Me Jesus: my answers",
  fileDay: (day: number, title: string, reference: string) => `Day ${day}: ${title} (${reference})`,
};

export const certificateMessages = {
  title: "Your certificate",
  picture: "Certificate: Mentor Me Jesus, forty days",
  pictureFor: (name: string) => `Certificate: Mentor Me Jesus, forty days, ${name}`,
  name: "Name on the certificate",
  nameHint: "It is not saved or sent.",
  readBy: "Forty days in the gospels, read and answered by",
  promise: "and, lo, I am with you alway, even unto the end of the world.",
  source: (reference: string) => `${reference}, King James Version`,
};
