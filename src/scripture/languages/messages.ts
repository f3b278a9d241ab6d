/** docs/product/reading.md, "Other languages". */
export const pickerMessages = {
  loading: "Loading the whole list…",
  listFailed: "The whole list could not be loaded. These can be read all the same.",
  nothing: "No translation or language is called that.",
  gone: (names: readonly string[]): string =>
    `Not offered by ${names.length === 1 ? "its" : "their"} source at the moment: ${names.join(", ")}.`,
} as const;
