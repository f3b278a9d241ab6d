import { planDayOf } from "../calendar/plan-day.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import { chapterTitle, type BookId } from "./books.ts";

/** The catalogue index for a date: day of the year modulo the catalogue's size (specification 1, section 4). */
export const dailyVerseIndex = (date: CalendarDate, catalogueSize: number): number => planDayOf(date).day % catalogueSize;

/** The reference of a daily verse, for example `Psalm 121:1-2`. */
export const dailyVerseReference = ({ book, chapter, verse, lastVerse }: DailyVersePlace): string =>
  `${chapterTitle(book, chapter)}:${verse}${lastVerse === undefined ? "" : `-${lastVerse}`}`;

export interface DailyVersePlace {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
  /** Absent for a single verse. */
  readonly lastVerse?: number | undefined;
}
