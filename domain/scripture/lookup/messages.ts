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
