import type { DownloadOutcome } from "#src/platform/offline/translation-download.ts";

/** Why the download of a translation ended early. Downloaded files stay, and the next attempt resumes from there. */
export const downloadFailureMessages: Record<Exclude<DownloadOutcome, "done" | "stopped">, string> = {
  full: "There is not enough space on this device. Remove a translation or free some space, then resume.",
  offline: "You went offline. What has arrived so far is kept; resume when you are back online.",
  failed: "That did not work. What has arrived so far is kept; try again.",
};

export const offlineMessages = {
  unavailable: "This browser cannot keep files for a site, or cannot do so in private mode.",
  offlineNow: "You are offline. What is kept here can be read and searched.",
} as const;
