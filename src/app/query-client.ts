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
        // Most of what pages read is the same as long as they are open.
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: "always",
      },
    },
  });
  // The client takes every page for online until an event says otherwise, so on one that was opened offline the network's
  // return is no change to it.
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
