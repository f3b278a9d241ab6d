/** What the search box needs once somebody types: one chunk, fetched when the box is first focused. */
import { isEmbedded } from "#domain/scripture/translations/translations.ts";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import { prepareSearch } from "./word-search.ts";

export { knownPassages } from "#content/known-passages.ts";
export { SuggestionList } from "./suggestion-list.tsx";
export { isForWords, suggestionsFor } from "./suggestions.ts";

/** Fetches the words that a search on a page of this language begins with. Translations of other languages have none: they are searched only if downloaded. */
export const prepareUsualSearch = (): void => {
  if (isEmbedded(firstTranslation)) prepareSearch(firstTranslation);
};
