import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { searchLimits, type SearchAnswer } from "#domain/scripture/search/types.ts";
import { isRemoteTranslation } from "#domain/scripture/translations/translations.ts";
import { dispatchPageEvent } from "#src/platform/page/page-events.ts";
import type { SearchParameters } from "./parameters.ts";
import { type FoundWords, searchFailureMessage, searchInBackground } from "./word-search.ts";

const noMatches: FoundWords = { ok: true, total: 0, hits: [], counts: [], suggestions: [], nearest: [] };

const loadPage = async (search: SearchParameters, cursor: string | undefined): Promise<FoundWords> => {
  const answer = await searchInBackground({
    translation: search.translation,
    query: search.query,
    limit: searchLimits.defaultLimit,
    hasOpenEnd: !search.isWhole,
    ...(search.book && { books: [search.book] }),
    ...(search.testament && { testament: search.testament }),
    ...(cursor !== undefined && { cursor }),
  });
  return answer.ok ? answer : noMatches;
};

const noCounts: SearchAnswer["counts"] = [];

/** A paginated word search. Fires `scriptureSearch` once for each completed search. */
export const useWordSearch = (search: SearchParameters) => {
  const result = useInfiniteQuery({
    queryKey: ["words", search] as const,
    queryFn: ({ pageParam }) => loadPage(search, pageParam),
    // More of a translation may be downloaded meanwhile, or all of it removed.
    staleTime: isRemoteTranslation(search.translation) ? 0 : Number.POSITIVE_INFINITY,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    // The filters must not vanish while they are being pressed or focused.
    placeholderData: (previous, from) => (from?.queryKey[1].query === search.query ? previous : undefined),
  });
  const pages = result.isPlaceholderData ? undefined : result.data?.pages;
  const answer = pages?.[0];
  const answered = answer && `${search.translation} ${search.query}`;
  useEffect(() => {
    if (answered !== undefined) dispatchPageEvent("scriptureSearch");
  }, [answered]);
  return {
    /** The result of the first page; undefined while loading. */
    answer,
    hits: pages?.flatMap((page) => page.hits) ?? [],
    hasMore: pages !== undefined && result.hasNextPage,
    isLoadingMore: result.isFetchingNextPage,
    loadMore: () => void result.fetchNextPage(),
    failure: result.isError ? searchFailureMessage(result.error) : undefined,
    retry: () => void result.refetch(),
    /** The books that contain the words. Keeps the previous counts while the same words are searched for with other filters. */
    counts: result.data?.pages[0]?.counts ?? noCounts,
  };
};
