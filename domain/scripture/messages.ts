/** docs/product/reading.md, "Chapter navigation". */
export const navigationMessages = {
  belowFirst: "Cannot navigate to chapter 0 or below.",
  aboveLast: "Chapter number too high for this book.",
  failed: "Error navigating chapters.",
  nothingLoaded: "No scripture loaded to navigate.",
} as const;

export const bookGroupNames = {
  law: "Law",
  history: "History",
  poetry: "Poetry and wisdom",
  prophets: "Prophets",
  gospels: "Gospels and Acts",
  paul: "Letters of Paul",
  others: "Other letters and Revelation",
};

/** How translations of the Bible are spoken of, besides their names. */
export const translationMessages = {
  /** A translation's key as it is shown; for that of a language's first visit, the letters its readers know it by. */
  key: (id: string) => id.toUpperCase(),
  licence: (name: string) => name,
};

/** Sentences about translations of other languages (docs/product/reading.md, "Other languages"). */
export const languageMessages = {
  gone: (name: string): string => `${name} is no longer offered by its source. Please choose another translation.`,
  noBook: (name: string): string => `${name} doesn’t have this book.`,
  noChapter: (name: string): string => `${name} doesn’t have this chapter.`,
} as const;
