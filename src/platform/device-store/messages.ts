export type StoreFailure = "full" | "unavailable";

/** What a visitor is told when something they made could not be kept. */
export const storeFailureMessages: Record<StoreFailure, { title: string; description: string }> = {
  full: {
    title: "Not saved: this device’s storage is full",
    description: "What was there before is untouched. Make room under Your data on the privacy page, then try again.",
  },
  unavailable: {
    title: "This browser keeps nothing for this site",
    description: "Private mode or blocked storage: what you make now is gone when you close the page.",
  },
};
