import { queryOptions } from "@tanstack/react-query";
import type { VerseMonth } from "#domain/site/addresses/verse-months.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { monthKey } from "./month-cache.ts";

/** The verses of all months, in a chunk of its own: a page of the build carries those of its month. */
const year = lazyCode(
  "daily verses of the year",
  async () => (await import("#content/daily-verses-year.ts")).versesOfMonth,
);

/** The verses of a month. */
export const monthQuery = (month: VerseMonth) =>
  queryOptions({
    queryKey: monthKey(month),
    queryFn: async () => (await loadCode(year))[month],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
