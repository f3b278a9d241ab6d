/** docs/product/reading.md, "Other languages". */
export const languagePickerMessages = {
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
  loading: "Loading the whole list…",
  listFailed: "The whole list could not be loaded. These can be read all the same.",
  nothing: "No translation or language is called that.",
  gone: (names: readonly string[]): string =>
    `Not offered by ${names.length === 1 ? "its" : "their"} source at the moment: ${names.join(", ")}.`,
};
