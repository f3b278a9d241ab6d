import { monthNames } from "../../calendar/date-words.ts";

export type VerseMonth = Lowercase<(typeof monthNames)[number]>;

/** The months as addresses name them, in the calendar's order: `/daily-verses/november` has a verse for each day of it. */
export const verseMonths = monthNames.map((name) => name.toLowerCase() as VerseMonth);

export const isVerseMonth = (text: string): text is VerseMonth => (verseMonths as readonly string[]).includes(text);

/** The page of a month's verses. */
export const verseMonthPath = (month: VerseMonth): string => `/daily-verses/${month}`;
