import { useQuery } from "@tanstack/react-query";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { edition } from "#content/daily-edition.ts";
import type { DailyEdition } from "#content/schema/daily-verses.ts";
import { dailyVerseIndex, dailyVerseReference } from "#domain/scripture/daily-verse.ts";
import type { PassagePlace } from "#domain/scripture/reference/reference.ts";

export interface DailyVerse {
  readonly place: PassagePlace;
  readonly reference: string;
  readonly text: string;
  /** The translation, if it is in another language. */
  readonly edition?: DailyEdition;
}

/** The result is cached 24 hours, with one retry. */
const cachedMs = 24 * 60 * 60 * 1000;
const retries = 1;

const catalogue = lazyCode("daily verses", async () => (await import("#content/daily-verses.ts")).dailyVerses);

const load = async (date: CalendarDate): Promise<DailyVerse> => {
  const dailyVerses = await loadCode(catalogue);
  const entry = dailyVerses[dailyVerseIndex(date, dailyVerses.length)]!;
  return { place: entry, reference: dailyVerseReference(entry), text: entry.text, ...(edition && { edition }) };
};

export const useDailyVerse = (date: CalendarDate | undefined) =>
  useQuery({
    queryKey: ["daily-verse", date && toIsoDate(date)],
    queryFn: () => load(date!),
    enabled: date !== undefined,
    staleTime: cachedMs,
    gcTime: cachedMs,
    retry: retries,
  });
