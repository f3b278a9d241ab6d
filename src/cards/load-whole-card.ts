import type { InfiniteQueryObserverResult } from "@tanstack/react-query";

type Reading = Pick<InfiniteQueryObserverResult, "hasNextPage" | "isFetchNextPageError">;

/** All messages are loaded, the visitor stopped, or a page failed: offline, every further attempt would fail too. */
export type WholeCard = "whole" | "stopped" | "failed";

/** Loads a card page by page up to its first message, as long as nobody stops it. */
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
