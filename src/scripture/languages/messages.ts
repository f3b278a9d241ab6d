import { plural } from "#domain/text/counting.ts";

/** docs/product/reading.md, "Other languages". */
export const pickerMessages = {
  loading: "Loading the whole list…",
  listFailed: "The whole list could not be loaded. These can be read all the same.",
  nothing: "No translation or language is called that.",
  gone: (names: readonly string[]): string =>
    `Not offered by ${names.length === 1 ? "its" : "their"} source at the moment: ${names.join(", ")}.`,
} as const;

/** Why the download of a translation ended early. Downloaded chapters stay. */
export const downloadFailureMessages = {
  full: "There is not enough space on this device. Remove a translation or free some space, then resume.",
  offline: "You went offline. What has arrived so far is kept; resume when you are back online.",
  failed: "That did not work. What has arrived so far is kept; try again.",
} as const;

export const languagePickerMessages = {
  downloaded: (name: string) => `${name} is now on this device`,
  aboutAny: "About 5 to 10 MB",
  downloadedChapters: (chapters: number) => `Downloaded, ${chapters} ${plural(chapters, "chapter", "chapters")}`,
  chaptersSoFar: (chapters: number) => `${chapters} ${plural(chapters, "chapter", "chapters")} so far`,
  downloading: (name: string) => `Downloading ${name}`,
  stop: "Stop",
  resumeName: (name: string) => `Resume download: ${name}`,
  downloadName: (name: string) => `Download: ${name}`,
  resume: "Resume",
  download: "Download",
  removeName: (name: string) => `Remove the offline ${name}`,
  remove: "Remove",
  otherLanguages: "Other languages",
  choose: "Choose another language",
  title: "Languages and translations",
  findLabel: "Find a language or a translation",
  find: "Find a language",
  yours: "Your languages",
  ours: "From this site",
  all: "All languages",
  moreOf: (count: number) => `Show more of ${count}`,
  english: "English",
  offlineToo: "Here, also offline",
  needsNetwork: "Needs internet",
  moreLanguages: "More languages…",
};
