import { careAddress } from "#domain/site/care.ts";
import { site } from "#domain/site/site.ts";
import { prayerWallConfig } from "./config.ts";

/** 4000 → "4,000". */
const grouped = (number: number): string => number.toLocaleString("en");

/** The toast after 'I Have Prayed', as specified. */
export const prayerRecorded = (topic: string) => ({
  title: "Prayer Recorded! 🙏",
  description: `Thank you for praying for ${topic}. Your prayer has been counted.`,
});

export const wallMessages = {
  prayedToday:
    "Today’s prayers for each subject are counted for everyone together, from midnight to midnight UTC. No names are recorded.",
} as const;

export const requestSubject = (topic: string): string => `Prayer Request: ${topic}`;

/** What becomes of a request, at the top of every draft. */
const whatHappens = `[You can delete this. Your mail goes to ${site.supportEmail}, where a person reads it, though perhaps not today. It is not an emergency service. If you or somebody near you is in danger, call your emergency number now; numbers for many countries are at ${site.origin}${careAddress}]`;

/** The draft that Request Prayer opens; text in brackets is for the visitor to replace. */
export const requestTemplate = (topic: string): string =>
  [
    whatHappens,
    "",
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
export const diaryRequest = (text: string): string =>
  [whatHappens, "", "Dear friends,", "", "Please pray with me about this:", "", text, "", "Thank you."].join("\n");

/** "1 of 3 prayers"; when all are shown, "1 prayer". */
export const countedPrayers = (shown: number, total: number): string =>
  `${shown === total ? "" : `${shown} of `}${total} ${total === 1 ? "prayer" : "prayers"}`;

export const diaryMessages = {
  saved: "Kept in your diary",
  more: "Show more",
  notKept: "Not kept: this device’s storage is full. Your words stay here.",
  blank: "There is nothing to keep yet.",
  /** The number is the size of the text in characters. */
  tooLong: (characters: number): string =>
    `One prayer can have ${grouped(prayerWallConfig.longestDiaryPrayer)} characters and this one has ${grouped(characters)}. Keep it in two parts; your words stay here.`,
  withoutWords: {
    title: "Your words stay in your diary",
    description: "The mail opens without them. Write there, in your own way, what you would like us to pray for.",
  },
  removed: "Prayer removed",
  full: "Your diary is full. Remove prayers you no longer need, or keep a copy under Your data on the privacy page first.",
  empty: "Nothing here yet. Write a prayer above; only this device keeps it.",
  noneFound: (term: string): string => `No prayer in your diary has “${term}” in it.`,
  noneOpen: "Every prayer here is marked as answered.",
  noneAnswered: "No prayer is marked as answered yet.",
} as const;
