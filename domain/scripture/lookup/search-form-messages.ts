/** Messages of the search form (docs/product/search.md, "The search box"). */
export const searchFormMessages = {
  empty: "Please enter a search term.",
  invalid: 'Please enter a valid Bible reference (e.g., "John 3:16" or "Genesis").',
  failed: "An error occurred while processing your search.",
} as const;
