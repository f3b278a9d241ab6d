import type { QueryClient } from "@tanstack/react-query";
import type { MonthOfVerses } from "#content/schema/daily-verses.ts";
import type { VerseMonth } from "#domain/site/addresses/verse-months.ts";

/** The key of a month's verses in the query cache. In a module of its own, because every page needs it and few load verses. */
export const monthKey = (month: VerseMonth) => ["daily verses", month] as const;

/** Puts the verses embedded in a page into the cache. */
export const seedMonth = (client: QueryClient, { month, verses }: MonthOfVerses): void => {
  client.setQueryData(monthKey(month), verses);
};
