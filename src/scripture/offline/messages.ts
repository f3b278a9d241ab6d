import type { KeepOutcome } from "#src/platform/offline/keep-translation.ts";

/** Why keeping a translation ended early. What has come so far stays, and the next try goes on from there. */
export const keepFailureMessages: Record<Exclude<KeepOutcome, "kept" | "stopped">, string> = {
  full: "There is not enough room on this device. Remove a translation, or free some space, and go on.",
  offline: "The network is gone. What has come so far is kept; go on when you are back.",
  failed: "It did not work this time. What has come so far is kept; try again.",
};

export const offlineMessages = {
  unavailable: "This browser cannot keep files for a site, or not in private mode.",
  offlineNow: "You are offline. What is kept here can be read and searched.",
} as const;
