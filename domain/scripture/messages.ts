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
  newTestamentOnly: (name: string) => `${name} (New Testament only)`,
  licence: (name: string) => name,
  omitted: "omitted in this translation",
};

/** Sentences about translations of other languages (docs/product/reading.md, "Other languages"). */
export const languageMessages = {
  gone: (name: string): string => `${name} is no longer offered by its source. Please choose another translation.`,
  noBook: (name: string): string => `${name} doesn’t have this book.`,
  noChapter: (name: string): string => `${name} doesn’t have this chapter.`,
} as const;

/** Messages of the passage lookup (docs/product/search.md, "Strict lookup"). */
export const lookupMessages = {
  empty: "Please enter a scripture to search.",
  invalid: "Invalid search query. Please use valid biblical references like 'John 3:16' or 'Genesis 1'.",
  keyword: "Keyword search detected. Please use the search page.",
  timeout: "Request timed out. Please try again.",
  network: "Failed to connect to the Bible API. Please check your internet connection and try again later.",
  notFound: (query: string): string =>
    `Could not find the passage "${query}". Please try a more specific reference, like 'John 3:16' or 'Genesis 1'.`,
  failed: "Failed to fetch scripture. Please try again later.",
  translationGone: "This translation is not offered by its source at the moment. Please choose another one.",
} as const;

/** Messages of the search form (docs/product/search.md, "The search box"). */
export const searchFormMessages = {
  empty: "Please enter a search term.",
  invalid: 'Please enter a valid Bible reference (e.g., "John 3:16" or "Genesis").',
  failed: "An error occurred while processing your search.",
} as const;
