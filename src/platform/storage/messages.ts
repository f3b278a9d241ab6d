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
