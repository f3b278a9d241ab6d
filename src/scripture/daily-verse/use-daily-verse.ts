import { useQuery } from "@tanstack/react-query";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import type { ChapterEdition } from "#domain/scripture/languages/edition.ts";
import type { RemoteTranslationId } from "#domain/scripture/translations/translations.ts";
import { dailyVerseIndex, dailyVerseReference, type DailyVersePlace } from "#domain/scripture/daily-verse.ts";

export interface DailyVerse {
  readonly place: DailyVersePlace;
  readonly reference: string;
  readonly text: string;
  /** The translation, if it is in another language. */
  readonly edition?: Pick<ChapterEdition, "name" | "tag" | "direction"> & { readonly id: RemoteTranslationId };
}

/** The result is cached 24 hours, with one retry. */
const cachedMs = 24 * 60 * 60 * 1000;
const retries = 1;

const catalogue = lazyCode("daily verses", async () => (await import("#content/daily-verses.ts")).dailyVerses);

const load = async (date: CalendarDate): Promise<DailyVerse> => {
  const dailyVerses = await loadCode(catalogue);
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
