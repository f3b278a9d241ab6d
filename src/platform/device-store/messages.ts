export type StoreFailure = "full" | "unavailable";

/** What a visitor is told when something they made could not be stored. */
export const storeFailureMessages: Record<StoreFailure, { title: string; description: string }> = {
  full: {
    title: "Not saved: this device’s storage is full",
    description: "What was there before is untouched. Free some space under Your data on the privacy page, then try again.",
  },
  unavailable: {
    title: "This browser is not saving anything for this site",
    description: "Private mode or blocked storage: what you add now will be gone when you close the page.",
  },
};
