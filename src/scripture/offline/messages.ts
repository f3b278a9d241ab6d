import { plural } from "#domain/text/counting.ts";

export const offlineMessages = {
  title: "Read offline",
  lead: "Chapters you open are kept automatically, and a translation you have searched can be searched again. Download a whole translation to this device, and you can read and search all of it on a train, on a hill, or anywhere.",
  offlineNow: "You are offline. What is kept here can be read and searched.",
  unavailable: "This browser cannot keep files for a site. If this is a private window, open an ordinary one.",
  downloadedSize: (size: string) => `Downloaded, ${size}`,
  about: (size: string) => `About ${size}`,
  newer: "A newer text is available",
  aboutAny: "About 5 to 10 MB",
  downloadedChapters: (chapters: number) => `Downloaded, ${chapters} ${plural(chapters, "chapter", "chapters")}`,
  chaptersSoFar: (chapters: number) => `${chapters} ${plural(chapters, "chapter", "chapters")} so far`,
  downloading: (name: string) => `Downloading the ${name}`,
  downloadingEdition: (name: string) => `Downloading ${name}`,
  stop: "Stop",
  actions: {
    download: "Download",
    resume: "Resume",
    update: "Update",
  },
  /** The same for screen readers, with the name of the text. */
  actionFor: {
    download: (name: string) => `Download: ${name}`,
    resume: (name: string) => `Resume download: ${name}`,
    update: (name: string) => `Update: ${name}`,
  },
  downloaded: (name: string) => `${name} is now on this device`,
  removeName: (name: string) => `Remove the offline ${name}`,
  remove: "Remove",
  /** Why a download ended early. What has arrived stays. */
  failures: {
    full: "There is not enough space on this device. Remove a translation or free some space, then resume.",
    offline: "You went offline. What has arrived so far is kept; resume when you are back online.",
    failed: "That did not work. What has arrived so far is kept; try again.",
  },
  otherLanguages: "Other languages",
  choose: "Choose another language",
};
