/** docs/product/reading.md, "Chapter navigation". */
export const navigationMessages = {
  belowFirst: "Cannot navigate to chapter 0 or below.",
  aboveLast: "Chapter number too high for this book.",
  failed: "Error navigating chapters.",
  nothingLoaded: "No scripture loaded to navigate.",
} as const;
