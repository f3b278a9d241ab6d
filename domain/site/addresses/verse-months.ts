/** The months as addresses name them, in the calendar's order: `/daily-verses/november` has a verse for each day of it. */
export const verseMonths = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;

export type VerseMonth = (typeof verseMonths)[number];

export const isVerseMonth = (text: string): text is VerseMonth => (verseMonths as readonly string[]).includes(text);

/** The page of a month's verses. */
export const verseMonthPath = (month: VerseMonth): string => `/daily-verses/${month}`;
