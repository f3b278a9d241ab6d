import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { dateInZone } from "#domain/calendar/time-zone.ts";
import { dailyVerseIndex, dailyVerseReference, type DailyVersePlace } from "#domain/scripture/daily-verse.ts";
import { every, systemClock } from "#src/platform/clock.ts";

export interface DailyVerse {
  readonly place: DailyVersePlace;
  readonly reference: string;
  readonly text: string;
}

/** Specification 1, section 4: the result is cached 24 hours, with one retry. */
const cachedMs = 24 * 60 * 60 * 1000;
const retries = 1;
const dateCheckMs = 60_000;

const load = async (date: CalendarDate): Promise<DailyVerse> => {
  const { dailyVerses } = await import("#content/daily-verses.ts");
  const entry = dailyVerses[dailyVerseIndex(date, dailyVerses.length)]!;
  return { place: entry, reference: dailyVerseReference(entry), text: entry.text };
};

let today: CalendarDate | undefined;
const readToday = (): CalendarDate => {
  const date = dateInZone(systemClock.now(), systemClock.timeZone());
  if (!today || toIsoDate(today) !== toIsoDate(date)) today = date;
  return today;
};
const watchDate = (listener: () => void) => every(dateCheckMs, listener);

/** The visitor's local date; undefined while prerendering. It changes at midnight, also on an open page (decision 12). */
export const useToday = (): CalendarDate | undefined => useSyncExternalStore<CalendarDate | undefined>(watchDate, readToday, () => undefined);

/** The verse of a date; the cache is keyed by it. */
export const useDailyVerse = (date: CalendarDate | undefined) =>
  useQuery({
    queryKey: ["daily-verse", date && toIsoDate(date)],
    queryFn: () => load(date!),
    enabled: date !== undefined,
    staleTime: cachedMs,
    gcTime: cachedMs,
    retry: retries,
  });
