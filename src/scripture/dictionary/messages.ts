/** Specification 2, section 8. */
export const noResults = (term: string): string => `No results found for "${term}". Try searching for other biblical terms.`;

export const dictionaryMessages = {
  noFavourites: "No favourites yet. The star beside a term keeps it here.",
} as const;
