/** docs/product/dictionary-and-comparison.md, "Dictionary". */
export const noResults = (term: string): string =>
  `No results found for "${term}". Try searching for other biblical terms.`;

export const dictionaryMessages = {
  noFavourites: "No favourites yet. Tap the star beside a term to keep it here.",
  notLoaded: "The dictionary has not loaded. Check your connection; we’ll keep trying.",
} as const;
