import { yearVerses } from "#content/daily-verses-year.ts";
import type { DailyVerse } from "#content/schema/daily-verses.ts";
import { allDayCalendar, type AllDayEntry } from "#domain/calendar/all-day-calendar.ts";
import { addDays, toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { icalendarDate } from "#domain/calendar/icalendar.ts";
import { dailyVerseReference, yearVerseIndex } from "#domain/scripture/daily-verse.ts";
import { readPath } from "#domain/scripture/reference/read-address.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import { defaultTranslationId } from "#domain/scripture/translations/translations.ts";
import { site } from "#domain/site/site.ts";
import { escapeMarkup } from "#domain/text/markup.ts";

/**
 * A verse a day for feed readers (RSS 2.0) and calendars (RFC 5545), from the catalogue of a year, in which a date keeps
 * its verse. Pure: date and origin are passed in.
 */

const feedDays = 14;
const calendarPastDays = 7;
const calendarFutureDays = 60;

interface Day {
  readonly date: CalendarDate;
  readonly reference: string;
  readonly text: string;
  readonly link: string;
}

const linkOf = ({ book, chapter, verse, lastVerse = verse }: DailyVerse): string =>
  readPath(defaultTranslationId, verseReference({ book, chapter, verse }, { book, chapter, verse: lastVerse }));

const dayOf = (date: CalendarDate, origin: string): Day => {
  const verse = yearVerses[yearVerseIndex(date)]!;
  return { date, reference: dailyVerseReference(verse), text: verse.text, link: `${origin}${linkOf(verse)}` };
};

const days = (first: CalendarDate, count: number, origin: string): Day[] =>
  Array.from({ length: count }, (_, index) => dayOf(addDays(first, index), origin));

/** Midnight UTC of a date, in RFC 822 format. */
const rfc822 = (date: CalendarDate): string => new Date(`${toIsoDate(date)}T00:00:00Z`).toUTCString();

const item = ({ date, reference, text, link }: Day): string =>
  [
    "<item>",
    `<title>${escapeMarkup(`${reference}, ${dateInWords(date)}`)}</title>`,
    `<description>${escapeMarkup(`${text} (${reference}, KJV)`)}</description>`,
    `<link>${escapeMarkup(link)}</link>`,
    `<guid isPermaLink="false">lampstand-daily-${toIsoDate(date)}</guid>`,
    `<pubDate>${rfc822(date)}</pubDate>`,
    "</item>",
  ].join("\n");

/** RSS feed of the last fourteen days, today first. `origin` has no trailing slash. */
export const dailyFeed = (today: CalendarDate, origin: string): string => {
  const address = `${origin}/api/bible/daily.rss`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeMarkup(site.name)}: Daily Rhema</title>
<link>${escapeMarkup(origin)}/</link>
<description>A verse from the King James Version for every day of the year.</description>
<language>en</language>
<ttl>60</ttl>
<atom:link href="${escapeMarkup(address)}" rel="self" type="application/rss+xml"/>
${days(addDays(today, 1 - feedDays), feedDays, origin)
  .toReversed()
  .map(item)
  .join("\n")}
</channel>
</rss>
`;
};

const entry = ({ date, reference, text, link }: Day): AllDayEntry => ({
  id: `${icalendarDate(date)}-daily-rhema@lampstand`,
  date,
  title: reference,
  text: `${text} (${reference}, KJV)`,
  url: link,
  madeAt: `${icalendarDate(date)}T000000Z`,
});

/** An iCalendar file of all-day entries, from a week ago to two months ahead. `origin` has no trailing slash. */
export const dailyCalendar = (today: CalendarDate, origin: string): string =>
  allDayCalendar({
    product: "Daily Rhema",
    name: "Daily Rhema",
    subscription: ["METHOD:PUBLISH", "REFRESH-INTERVAL;VALUE=DURATION:P1D"],
    entries: days(addDays(today, -calendarPastDays), calendarPastDays + 1 + calendarFutureDays, origin).map(entry),
  });
