import { useQuery } from "@tanstack/react-query";
import { toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { dailyVerseIndex, dailyVerseReference, type DailyVersePlace } from "#domain/scripture/daily-verse.ts";

export interface DailyVerse {
  readonly place: DailyVersePlace;
  readonly reference: string;
  readonly text: string;
}

/** Specification 1, section 4: the result is cached 24 hours, with one retry. */
const cachedMs = 24 * 60 * 60 * 1000;
const retries = 1;

const load = async (date: CalendarDate): Promise<DailyVerse> => {
  const { dailyVerses } = await import("#content/daily-verses.ts");
  const entry = dailyVerses[dailyVerseIndex(date, dailyVerses.length)]!;
  return { place: entry, reference: dailyVerseReference(entry), text: entry.text };
};

/** The verse of a date, cached by date. */
export const useDailyVerse = (date: CalendarDate | undefined) =>
  useQuery({
    queryKey: ["daily-verse", date && toIsoDate(date)],
    queryFn: () => load(date!),
    enabled: date !== undefined,
    staleTime: cachedMs,
    gcTime: cachedMs,
    retry: retries,
  });
