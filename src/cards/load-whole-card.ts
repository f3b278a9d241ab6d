import type { InfiniteQueryObserverResult } from "@tanstack/react-query";

type Reading = Pick<InfiniteQueryObserverResult, "hasNextPage" | "isFetchNextPageError">;

/** Why loading ended. It ends at the first page that fails: offline, every further attempt would fail too. */
export type WholeCard = "whole" | "stopped" | "failed";

/** Loads a card page by page up to its first message, unless stopped. */
export const loadWholeCard = async (
  query: Reading & { readonly fetchNextPage: () => Promise<Reading> },
  isStopped: () => boolean,
): Promise<WholeCard> => {
  let last: Reading = { hasNextPage: query.hasNextPage, isFetchNextPageError: false };
  while (last.hasNextPage && !last.isFetchNextPageError) {
    if (isStopped()) return "stopped";
    last = await query.fetchNextPage();
  }
  return last.isFetchNextPageError ? "failed" : "whole";
};
