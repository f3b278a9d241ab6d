export const platformMessages = {
  tryLater: "Please try again later",
  offline: "You are offline. Try again when you are connected.",
  notLoaded: "This could not be loaded",
  checkConnection: "Check your connection and try again.",
  reload: "Reload the page",
  noPicture: "This browser cannot create the image",
  noPrinting: "This browser cannot print",
  printElsewhere: "Open the page in another browser and print it there.",
  copied: "Copied to clipboard",
  notCopied: "Could not copy",
  copyYourself: "Your browser did not allow it. Select the text and copy it yourself.",
  cannotSpeak: "This browser cannot read aloud. Try another one.",
  noVoice: "This device has no voice for this language. You may be able to add one in its settings.",
  newVersion: "A new version is ready",
  newVersionWhen: "Load it now, or get it the next time you open the site.",
  loadIt: "Load it",
};

/** Shown when stored data could not be read. `labels` are those of the entries. */
export const lostMessage = (labels: readonly string[]): { title: string; description: string } => ({
  title: "Could not be read",
  description: `${labels.join("; ")}. What was stored is kept, unchanged, under Your data.`,
});

export type StoreFailure = "full" | "unavailable";

/** Shown when a visitor's data could not be stored. */
export const storeFailureMessages: Record<StoreFailure, { title: string; description: string }> = {
  full: {
    title: "Not saved: this device’s storage is full",
    description: "What was there before is untouched. Free some space under Your data, then try again.",
  },
  unavailable: {
    title: "This browser is not saving anything for this site",
    description: "Private mode or blocked storage: what you add now will be gone when you close the page.",
  },
};
