import { type VerseMonth, verseMonths } from "#domain/site/addresses/verse-months.ts";
import type { DailyVerse } from "./schema/daily-verses.ts";
import { april } from "./daily-verses/april.ts";
import { august } from "./daily-verses/august.ts";
import { december } from "./daily-verses/december.ts";
import { february } from "./daily-verses/february.ts";
import { january } from "./daily-verses/january.ts";
import { july } from "./daily-verses/july.ts";
import { june } from "./daily-verses/june.ts";
import { march } from "./daily-verses/march.ts";
import { may } from "./daily-verses/may.ts";
import { november } from "./daily-verses/november.ts";
import { october } from "./daily-verses/october.ts";
import { september } from "./daily-verses/september.ts";

/** A verse for each day of each month; February has 29. */
export const versesOfMonth: Readonly<Record<VerseMonth, readonly DailyVerse[]>> = {
  january,
  february,
  march,
  april,
  may,
  june,
  july,
  august,
  september,
  october,
  november,
  december,
};

/**
 * The longer catalogue of daily verses, for feeds and archive: one for each of 366 days, from 1 January, the leap day
 * included. Dates of the year have verses that suit them. The card on the home page keeps its own twenty.
 */
export const yearVerses: readonly DailyVerse[] = verseMonths.flatMap((month) => versesOfMonth[month]);
