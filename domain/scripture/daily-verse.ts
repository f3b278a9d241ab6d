import { planDayOf } from "../calendar/plan-day.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import { chapterTitle, type BookId } from "./books.ts";

/** Which entry of the catalogue a date has: the day of the year modulo the catalogue's size (specification 1, section 4). */
export const dailyVerseIndex = (date: CalendarDate, catalogueSize: number): number => planDayOf(date).day % catalogueSize;

/** How the verses of one day are named: `Psalm 121:1-2`. */
export const dailyVerseReference = ({ book, chapter, verse, lastVerse }: DailyVersePlace): string =>
  `${chapterTitle(book, chapter)}:${verse}${lastVerse === undefined ? "" : `-${lastVerse}`}`;

export interface DailyVersePlace {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
  /** Left out where it is one verse. */
  readonly lastVerse?: number | undefined;
}
