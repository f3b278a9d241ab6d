/** What a failed lookup of a passage says (specification 1, section 8). */
export const lookupMessages = {
  timeout: "Request timed out. Please try again.",
  network: "Failed to connect to the Bible API. Please check your internet connection and try again later.",
  notFound: (query: string): string =>
    `Could not find the passage "${query}". Please try a more specific reference, like 'John 3:16' or 'Genesis 1'.`,
  failed: "Failed to fetch scripture. Please try again later.",
} as const;
