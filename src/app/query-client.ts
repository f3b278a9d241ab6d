import { QueryClient } from "@tanstack/react-query";
import { seedChapters } from "#src/scripture/chapters.ts";
import type { PageData } from "./page-data.ts";

/** Specification 1, section 9: data is fresh for five minutes. What never changes says so where it is asked for. */
const freshMs = 5 * 60 * 1000;

export const createQueryClient = (data: PageData | undefined): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      // Without a network the service worker answers: a query must not wait for one.
      queries: { staleTime: freshMs, retry: false, refetchOnWindowFocus: false, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
  if (data) seedChapters(client, data.chapters);
  return client;
};
