import { lookupMessages } from "#domain/scripture/lookup-messages.ts";
import { searchFormMessages } from "#domain/scripture/search-form.ts";
import type { SearchAnswer, SearchRefusal, SearchRequest } from "#domain/scripture/search/types.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { createBackground } from "#src/platform/background.ts";
import { savesData } from "#src/platform/http.ts";
import { type FetchedWords, noteFetchedWords } from "./fetched-words.ts";

export interface WordSearch extends SearchRequest {
  readonly translation: EmbeddedTranslationId;
}

/** An answer, and how its last word was taken in the end: its next page must be asked for in the same way. */
export type WordSearchAnswer = (SearchAnswer | SearchRefusal) & Pick<SearchRequest, "hasOpenEnd">;

/** Searches in the background; the words of a translation are loaded with its first search. */
export const searchInBackground = createBackground<WordSearch, WordSearchAnswer, FetchedWords>(
  () => new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" }),
  noteFetchedWords,
);

const prepared = new Set<EmbeddedTranslationId>();

/** Has the words of a translation fetched while someone still types; once, and not for those who save data. */
export const prepareSearch = (translation: EmbeddedTranslationId): void => {
  if (prepared.has(translation) || savesData()) return;
  prepared.add(translation);
  // Nothing is asked for, but whoever asks gets the words opened first.
  searchInBackground({ translation, query: "" }).catch(() => prepared.delete(translation));
};

/** The specification's sentence for a search that failed. */
export const searchFailureMessage = (error: unknown): string => {
  const reason = error instanceof Error ? error.message : "";
  if (reason === "timeout") return lookupMessages.timeout;
  return reason === "network" ? lookupMessages.network : searchFormMessages.failed;
};
