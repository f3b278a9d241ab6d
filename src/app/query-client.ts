import { type Query, QueryClient } from "@tanstack/react-query";
import { onPageEvent } from "#src/platform/page/page-events.ts";
import { dropOldChapters, seedChapters, seedFailure } from "#src/scripture/chapters.ts";
import { seedMonth } from "#src/scripture/daily-verse/month-cache.ts";
import { seedSubject } from "#src/scripture/verses-for/subject-cache.ts";
import type { PageData } from "./page-data.ts";

const hasFailed = ({ state }: Query): boolean => state.status === "error";

/** The client for all data of the page, filled with what a prerendered page carries. */
export const createQueryClient = (data?: PageData): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      // Offline, the service worker responds, so queries must not wait for a network. Failed ones are refetched on
      // reconnect.
      queries: {
        // Most of what a page reads does not change while the page is open.
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: "always",
      },
    },
  });
  // TanStack Query takes a page for online until the first `offline` event. On a page that was opened offline it therefore
  // ignores the `online` event.
  onPageEvent(
    "online",
    () => void client.refetchQueries({ type: "active", predicate: hasFailed }, { cancelRefetch: false }),
  );
  dropOldChapters(client);
  if (data) seedChapters(client, data.chapters);
  if (data?.failure) seedFailure(client, data.failure);
  if (data?.subject) seedSubject(client, data.subject);
  if (data?.dailyVerses) seedMonth(client, data.dailyVerses);
  return client;
};
