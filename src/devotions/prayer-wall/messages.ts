import { prayerTopics } from "#content/devotions/prayer-topics.ts";
import { helplinesAddress } from "#domain/site/helplines.ts";
import { site } from "#domain/site/site.ts";
import { inDigits, plural } from "#domain/text/counting.ts";
import { prayerWallConfig } from "./config.ts";

/** The toast after 'I Have Prayed', as specified. */
export const prayerRecorded = (topic: string) => ({
  title: "Prayer Recorded! 🙏",
  description: `Thank you for praying for ${topic}. Your prayer has been counted.`,
});

const topics: Readonly<Record<number, string>> = Object.fromEntries(prayerTopics.map(({ id, title }) => [id, title]));

export const wallMessages = {
  title: "Prayer Wall",
  lead: "Twenty-eight subjects. Choose one, pray for it in your own words or in these, and let it be counted.",
  tabs: "Prayer",
  wall: "Wall",
  diary: "Diary",
  invitation: "Your totals start with your first prayer.",
  inAll: "Prayers in all",
  today: "Today",
  streak: "Day streak",
  /** The names of the subjects, by their ids. */
  topics,
  prayedTopic: (topic: string) => `${topic}, prayed today`,
  pray: "I Have Prayed",
  prayFor: (topic: string) => `I Have Prayed for ${topic}`,
  prayedFor: (topic: string) => `I Have Prayed for ${topic}, prayed today`,
  versesOn: (subject: string) => `Verses on ${subject}`,
  request: "Request Prayer",
  requestFor: (topic: string) => `Request Prayer: ${topic}, opens your mail`,
  share: (topic: string) => `Share the prayer on ${topic}`,
  shareTitle: (topic: string) => `Prayer Wall: ${topic}`,
  shareText: (icon: string, topic: string, prayer: string, scripture: string, source: string) =>
    `${icon} ${topic}: ${prayer} “${scripture}” (${source})`,
  /** Around the number of times. */
  prayedByAll: ["Prayed ", " today on this site"],
  times: (count: number, shown: string) => (count === 1 ? "once" : `${shown} times`),
  prayedToday:
    "Today’s prayers for each subject are counted for everyone together, from midnight to midnight UTC. No names are recorded.",
} as const;

/** What becomes of a request, at the top of every draft. */
const whatHappens = `[You can delete this. Your mail goes to ${site.supportEmail}, where a person reads it, though perhaps not today. It is not an emergency service. If you or somebody near you is in danger, call your emergency number now; numbers for many countries are at ${site.origin}${helplinesAddress}]`;

/** The mails that 'Request Prayer' opens. */
export const requestMessages = {
  subject: (topic: string) => `Prayer Request: ${topic}`,
  /** A request from the diary, in the mail's subject and in its text. */
  personal: "Personal",
  personally: "personal",
  /** The draft for a subject of the wall; text in brackets is for the visitor to replace. */
  template: (topic: string) =>
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
    ].join("\n"),
  /** The draft for a prayer from the diary. */
  diary: (text: string) =>
    [whatHappens, "", "Dear friends,", "", "Please pray with me about this:", "", text, "", "Thank you."].join("\n"),
} as const;

/** "1 of 3 prayers"; when all are shown, "1 prayer". */
export const countedPrayers = (shown: number, total: number): string => {
  const all = `${total} ${plural(total, "prayer", "prayers")}`;
  return shown === total ? all : `${shown} of ${all}`;
};

export const diaryMessages = {
  title: "Prayer diary",
  lead: "Your prayers, word for word as you wrote them. Only your own devices can read them.",
  write: "Write",
  yours: "Your prayers",
  field: "Write a prayer",
  keep: "Keep this prayer",
  hint: (length: number, longest: number) => `${length}/${longest}. Only your own devices can read it.`,
  search: "Search your diary",
  show: "Show",
  filters: {
    all: "All",
    open: "Open",
    answered: "Answered",
  },
  change: "Change this prayer",
  answeredOn: (date: string) => `Answered ${date}`,
  markAnswered: "Mark as answered",
  openAgain: "Open again",
  markAnsweredOf: (written: string) => `Mark as answered: prayer of ${written}`,
  openAgainOf: (written: string) => `Open again: prayer of ${written}`,
  requestOf: (written: string) => `Request Prayer for this: prayer of ${written}, opens your mail`,
  changeOf: (written: string) => `Change the prayer of ${written}`,
  removeOf: (written: string) => `Remove the prayer of ${written}`,
  saved: "Kept in your diary",
  more: "Show more",
  notKept: "Not kept: this device’s storage is full. Your words stay here.",
  blank: "There is nothing to keep yet.",
  /** The number is the size of the text in characters. */
  tooLong: (characters: number) =>
    `One prayer can have ${inDigits(prayerWallConfig.longestDiaryPrayer)} characters and this one has ${inDigits(characters)}. Keep it in two parts; your words stay here.`,
  withoutWords: {
    title: "Your words stay in your diary",
    description: "The mail opens without them. Write there, in your own way, what you would like us to pray for.",
  },
  removed: "Prayer removed",
  full: "Your diary is full. Remove prayers you no longer need, or keep a copy under Your data first.",
  empty: "Nothing here yet. Write a prayer above; only your own devices can read it.",
  noneFound: (term: string) => `No prayer in your diary has “${term}” in it.`,
  noneOpen: "Every prayer here is marked as answered.",
  noneAnswered: "No prayer is marked as answered yet.",
} as const;
