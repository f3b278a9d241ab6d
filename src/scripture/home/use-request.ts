import { useQueries, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { compareVerses } from "#domain/scripture/reference/places.ts";
import { bookReference, chapterReference, type Reference } from "#domain/scripture/reference/reference.ts";
import { searchFormMessages } from "#domain/scripture/lookup/search-form.ts";
import type { SearchIntent } from "#domain/scripture/lookup/search-intent.ts";
import { defaultTranslationId, isEmbedded, type TranslationId } from "#domain/scripture/translations/translations.ts";
import { visitorLanguages } from "#src/platform/page/browser-languages.ts";
import { isBrowser } from "#src/platform/environment.ts";
import { lazyCode, loadCode, preloadCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { currentAddress } from "#src/platform/page/history.ts";
import { dispatchPageEvent } from "#src/platform/page/page-events.ts";
import { chapterQuery } from "#src/scripture/chapters.ts";
import type { PassageView } from "#src/scripture/reader/passage-view.ts";
import { chaptersAtOnce } from "#src/scripture/reader/use-passage.ts";

/**
 * Fires `scriptureSearch` once for each requested passage that has loaded. True while it is loading.
 * @param searchText the search text; undefined if there is none, or it is not a reference
 */
export const useSearchEvent = (
  searchText: string | undefined,
  translation: TranslationId,
  { chapters }: PassageView,
): boolean => {
  const requested = searchText === undefined ? [] : chapters.slice(0, chaptersAtOnce);
  const results = useQueries({ queries: requested.map(({ place }) => chapterQuery(translation, place)) });
  const found = results.every(({ isSuccess }) => isSuccess) ? searchText : undefined;
  useEffect(() => {
    if (found !== undefined) dispatchPageEvent("scriptureSearch");
  }, [found]);
  return results.some(({ isPending }) => isPending);
};

/** What the address asks home to show. */
export type HomeRequest =
  /** No request: show the passage last read. */
  | { readonly kind: "resume" }
  | { readonly kind: "reading" }
  | { readonly kind: "passage"; readonly reference: Reference; readonly translation: TranslationId | undefined }
  | { readonly kind: "words"; readonly query: string }
  | { readonly kind: "problem"; readonly message: string };

/** A book alone opens at its first chapter: a whole book is too long for a page. */
const firstChapterOfBook = (reference: Reference): Reference => {
  const [range] = reference.ranges;
  if (!range || reference.ranges.length > 1) return reference;
  const { book } = range.from;
  const whole = bookReference(book).ranges[0]!;
  const isWholeBook = compareVerses(range.from, whole.from) === 0 && compareVerses(range.to, whole.to) === 0;
  return isWholeBook ? chapterReference({ book, chapter: 1 }) : reference;
};

const requestOf = (intent: SearchIntent): HomeRequest => {
  if (intent.kind === "reference")
    return { kind: "passage", reference: firstChapterOfBook(intent.reference), translation: intent.translation };
  if (intent.kind === "words") return { kind: "words", query: intent.query };
  return { kind: "problem", message: intent.message };
};

const typedSearch = lazyCode("typed search", () => import("#src/scripture/languages/typed-search.ts"));

const readRequest = (text: string, readTyped: (text: string, languages: string) => SearchIntent): HomeRequest => {
  try {
    return requestOf(readTyped(text, visitorLanguages()));
  } catch {
    return { kind: "problem", message: searchFormMessages.failed };
  }
};

export const searchResults = lazyCode(
  "search results",
  async () => (await import("#src/scripture/search/search-results.tsx")).SearchResults,
);

const wordSearch = lazyCode("word search", () => import("#src/scripture/search/word-search.ts"));

/** Loads the code and the index for the words in an address. */
const loadSearchOf = async (address: string): Promise<void> => {
  const parameters = new URL(address, "https://home.invalid").searchParams;
  const text = parameters.get("search") ?? parameters.get("book");
  if (text === null) return;
  const { readTyped } = await loadCode(typedSearch);
  if (readRequest(text, readTyped).kind !== "words") return;
  preloadCode(searchResults);
  const translation = parameters.get("translation")?.toLowerCase() ?? defaultTranslationId;
  if (isEmbedded(translation)) (await loadCode(wordSearch)).prepareSearch(translation);
};

// Hydrating takes a slow phone seconds, in which the network has nothing else to do. Whatever fails is loaded again.
if (isBrowser) loadSearchOf(currentAddress()).catch(() => undefined);

/**
 * Interprets `?book=` and `?search=`, which both accept a book name or a full reference. The parser loads
 * with the first request; until then, and during prerendering, home shows its prerendered passage.
 * @param translation the one that is read, whose own names of books are known
 */
export const useHomeRequest = (text: string | null, translation: string): HomeRequest => {
  const { code: typed, failures } = useLazyCode(typedSearch, text !== null);
  const request = useMemo((): HomeRequest => {
    if (text === null) return { kind: "resume" };
    if (typed) return readRequest(text, typed.readTyped);
    return failures > 0 ? { kind: "problem", message: searchFormMessages.failed } : { kind: "reading" };
  }, [text, typed, failures]);
  const mayBeForeign = text !== null && typed?.mayBeForeignReference(text, request.kind, visitorLanguages()) === true;
  const { data, isPending } = useQuery({
    queryKey: ["typed", text, translation],
    queryFn: ({ client }) => typed!.readForeign(text!, visitorLanguages(), () => typed!.readBooks(translation, client)),
    enabled: mayBeForeign,
  });
  return useMemo((): HomeRequest => {
    if (!mayBeForeign) return request;
    if (data) return requestOf(data);
    return isPending ? { kind: "reading" } : request;
  }, [request, mayBeForeign, data, isPending]);
};
