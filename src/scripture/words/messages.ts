/** Sentences of the words' sheet and page (docs/product/reading.md, "Words"). */
export const wordMessages = {
  behind: "Words that differ, and what is behind them: ",
  notLoaded: "This word could not be loaded. Please check your connection and try again.",
  noNumber: "No word of the original is named for this one.",
  notFound: "Not found",
  noSuchWord: "There is no word with this number.",
} as const;

export const wordSheetMessages = {
  meant: "What it meant in 1611",
  inDictionary: "In the dictionary",
  previous: "Previous word",
  next: "Next word",
  title: "title",
  byName: "Words by this name",
  inKjv: "In the King James Version",
  origin: "Origin:",
  allAbout: (number: string) => `All about ${number}`,
  moreVerses: (count: string) => `Show more of ${count} verses`,
  andMore: (count: number) => `and ${count} more`,
};
