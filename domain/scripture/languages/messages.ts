/** Sentences about translations of other languages (docs/product/reading.md, "Other languages"). */
export const languageMessages = {
  gone: (name: string): string => `${name} is no longer offered by its source. Please choose another translation.`,
  noBook: (name: string): string => `${name} doesn’t have this book.`,
  noChapter: (name: string): string => `${name} doesn’t have this chapter.`,
} as const;
