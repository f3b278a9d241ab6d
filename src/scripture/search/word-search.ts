import { lookupMessages } from "#domain/scripture/messages.ts";
import { searchFormMessages } from "#domain/scripture/lookup/search-form.ts";
import type { SearchAnswer, SearchRefusal, SearchRequest } from "#domain/scripture/search/types.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { createWorkerClient } from "#src/platform/loading/worker-client.ts";
import { savesData } from "#src/platform/network/connection.ts";
import { type FetchedWords, noteFetchedWords } from "./fetched-words.ts";
import type { SearchedTranslation } from "./parameters.ts";
import type { Beginnings } from "./whole-words.ts";
import { searchMessages } from "./messages.ts";

export interface WordSearch extends SearchRequest {
  readonly translation: SearchedTranslation;
}

/** Which translation of another language was searched, and how much of it is downloaded. */
interface SearchedDownloaded {
  readonly name: string;
  readonly tag: string;
  readonly chapters: number;
  readonly isWhole: boolean;
}

export type FoundWords = SearchAnswer & Beginnings & { readonly downloaded?: SearchedDownloaded };

export type WordSearchAnswer = FoundWords | SearchRefusal;

/** Searches in the worker; a translation's search index is loaded with its first search. */
export const searchInBackground = createWorkerClient<WordSearch, WordSearchAnswer, FetchedWords>(
  () => new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" }),
  noteFetchedWords,
);

const prepared = new Set<EmbeddedTranslationId>();

/** Prefetches a translation's search index while the visitor is still typing; once, and not with data saving on. */
export const prepareSearch = (translation: EmbeddedTranslationId): void => {
  if (prepared.has(translation) || savesData()) return;
  prepared.add(translation);
  // An empty query finds nothing, but makes the worker load the index.
  searchInBackground({ translation, query: "" }).catch(() => prepared.delete(translation));
};

export const searchFailureMessage = (error: unknown): string => {
  const reason = error instanceof Error ? error.message : "";
  if (reason === "not-downloaded") return searchMessages.notDownloaded;
  if (reason === "timeout") return lookupMessages.timeout;
  return reason === "network" ? lookupMessages.network : searchFormMessages.failed;
};
