import { lookupMessages } from "#domain/scripture/lookup-messages.ts";
import { searchFormMessages } from "#domain/scripture/search-form.ts";
import type { SearchAnswer, SearchRefusal, SearchRequest } from "#domain/scripture/search/types.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { createBackground } from "#src/platform/background.ts";

export interface WordSearch extends SearchRequest {
  readonly translation: EmbeddedTranslationId;
}

/** An answer, and how its last word was taken in the end: its next page must be asked for in the same way. */
export type WordSearchAnswer = (SearchAnswer | SearchRefusal) & Pick<SearchRequest, "hasOpenEnd">;

/** Searches in the background; the index of a translation is loaded with its first search. */
export const searchInBackground: (search: WordSearch) => Promise<WordSearchAnswer> = createBackground(
  () => new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" }),
);

/** The specification's sentence for a search that failed. */
export const searchFailureMessage = (error: unknown): string => {
  const reason = error instanceof Error ? error.message : "";
  if (reason === "timeout") return lookupMessages.timeout;
  return reason === "network" ? lookupMessages.network : searchFormMessages.failed;
};
