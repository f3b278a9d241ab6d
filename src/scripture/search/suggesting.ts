/** What the search box needs once somebody types: one chunk, fetched when the box is first focused. */
export { knownPassages } from "#content/known-passages.ts";
export { SuggestionList } from "./suggestion-list.tsx";
export { isForWords, suggestionsFor } from "./suggestions.ts";
export { prepareSearch } from "./word-search.ts";
