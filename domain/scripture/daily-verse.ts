import { planDayOf } from "../calendar/plan-day.ts";
import { type CalendarDate, dayOfYear } from "../calendar/calendar-date.ts";
import { chapterTitle } from "./books/books.ts";
import type { PassagePlace } from "./reference/reference.ts";

/** The catalogue index for a date: day of the year modulo the catalogue's size (docs/product/daily-verse.md, "Daily Rhema"). */
export const dailyVerseIndex = (date: CalendarDate, catalogueSize: number): number =>
  planDayOf(date).day % catalogueSize;

/**
 * The place of a date among the 366 days of a leap year, from 0 to 365: a date has the same verse of the year's
 * catalogue in every year, and the leap day one of its own.
 */
export const yearVerseIndex = ({ month, day }: CalendarDate): number => dayOfYear({ year: 2024, month, day }) - 1;

/** The reference of a daily verse, for example `Psalm 121:1-2`. */
export const dailyVerseReference = ({ verse, lastVerse, ...place }: PassagePlace): string =>
  `${chapterTitle(place)}:${verse}${lastVerse === undefined ? "" : `-${lastVerse}`}`;
