/** Sentences of the words' sheet and page (docs/product/reading.md, "Words"). */
export const wordMessages = {
  behind: "Words that differ, and what is behind them: ",
  notLoaded: "This word could not be loaded. Please check your connection and try again.",
  noNumber: "No word of the original is named for this one.",
  noSuchWord: "There is no word with this number.",
} as const;
