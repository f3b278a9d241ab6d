/** docs/product/reading.md, "Other languages". */
export const pickerMessages = {
  loading: "Loading the whole list…",
  listFailed: "The whole list could not be loaded. These can be read all the same.",
  nothing: "No translation or language is called that.",
  gone: (names: readonly string[]): string =>
    `Not offered by ${names.length === 1 ? "its" : "their"} source at the moment: ${names.join(", ")}.`,
} as const;

/** Why the download of a translation ended early. Downloaded chapters stay. */
export const editionDownloadMessages = {
  full: "There is not enough space on this device. Remove a translation or free some space, then resume.",
  offline: "You went offline. What has arrived so far is kept; resume when you are back online.",
  failed: "That did not work. What has arrived so far is kept; try again.",
} as const;
