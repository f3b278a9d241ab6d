import type { InfiniteQueryObserverResult } from "@tanstack/react-query";

type Reading = Pick<InfiniteQueryObserverResult, "hasNextPage" | "isFetchNextPageError">;

/** Reads on to the card's first message. False as soon as a page cannot be read: without a network every try would fail at once. */
export const readToTheEnd = async (query: Reading & { readonly fetchNextPage: () => Promise<Reading> }): Promise<boolean> => {
  let last: Reading = { hasNextPage: query.hasNextPage, isFetchNextPageError: false };
  while (last.hasNextPage && !last.isFetchNextPageError) last = await query.fetchNextPage();
  return !last.isFetchNextPageError;
};
