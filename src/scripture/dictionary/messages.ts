import { plural } from "#domain/text/counting.ts";

/** docs/product/dictionary-and-comparison.md, "Dictionary". */
export const noResults = (term: string): string =>
  `No results found for "${term}". Try searching for other biblical terms.`;

export const dictionaryMessages = {
  noFavourites: "No favourites yet. Tap the star beside a term to keep it here.",
  notLoaded: "The dictionary has not loaded. Check your connection; we’ll keep trying.",
} as const;

export const dictionaryScreenMessages = {
  title: "Bible Dictionary",
  lead: "Terms of the Bible in plain words, each with its passages, and the old words of the King James Version.",
  note: "",
  search: "Search the dictionary",
  placeholder: "Terms, meanings, passages",
  show: "Show",
  views: {
    terms: "Terms",
    favourites: "Favourites",
    words: "Old words",
  },
  terms: (count: number) => plural(count, "1 term", `${count} terms`),
  words: (count: number) => plural(count, "1 word", `${count} words`),
  ofTheDay: "Word of the day",
  open: (term: string) => `Open ${term}`,
  more: "Load More",
  hebrew: "Hebrew",
  greek: "Greek",
  origin: "Origin",
  source: "Source: ",
  passagesNamed: "The passages named",
  versesOn: (subject: string) => `Verses on ${subject}`,
  pronounce: (term: string) => `Pronounce ${term}`,
  favourite: (term: string) => `Favourite: ${term}`,
  passagesFor: (term: string) => `Passages for ${term}`,
  stop: "Stop",
  listen: "Listen to Definition",
  stopTerm: (term: string) => `Stop: ${term}`,
  listenTerm: (term: string) => `Listen to Definition: ${term}`,
};
