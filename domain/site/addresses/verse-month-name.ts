import { monthName } from "#domain/calendar/date-words.ts";
import { type VerseMonth, verseMonths } from "./verse-months.ts";

/** "November", in the language of the interface. Apart from the addresses, which the route table brings to every page. */
export const verseMonthName = (month: VerseMonth): string => monthName(verseMonths.indexOf(month) + 1);
