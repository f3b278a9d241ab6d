import type { InfiniteQueryObserverResult } from "@tanstack/react-query";

type Reading = Pick<InfiniteQueryObserverResult, "hasNextPage" | "isFetchNextPageError">;

/** Loads up to the card's first message. Resolves to false as soon as a page fails: offline, every further attempt would fail too. */
export const readToTheEnd = async (query: Reading & { readonly fetchNextPage: () => Promise<Reading> }): Promise<boolean> => {
  let last: Reading = { hasNextPage: query.hasNextPage, isFetchNextPageError: false };
  while (last.hasNextPage && !last.isFetchNextPageError) last = await query.fetchNextPage();
  return !last.isFetchNextPageError;
};
