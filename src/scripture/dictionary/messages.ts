/** Specification 2, section 8. */
export const noResults = (term: string): string => `No results found for "${term}". Try searching for other biblical terms.`;

export const dictionaryMessages = {
  noFavourites: "No favourites yet. Tap the star beside a term to keep it here.",
} as const;
