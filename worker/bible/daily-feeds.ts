import { dailyVerses } from "#content/daily-verses.ts";
import type { DailyVerse } from "#content/schema/daily-verses.ts";
import { addDays, toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { icalendarDate, icalendarFile, icalendarText } from "#domain/calendar/icalendar.ts";
import { dailyVerseIndex, dailyVerseReference } from "#domain/scripture/daily-verse.ts";
import { readPath } from "#domain/scripture/read-address.ts";
import { verseReference } from "#domain/scripture/reference.ts";
import { defaultTranslationId } from "#domain/scripture/translations.ts";
import { escapeMarkup } from "#domain/text/markup.ts";

/** The Daily Rhema for feed readers (RSS 2.0) and calendars (RFC 5545). Pure: the date and the site's address come in. */

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
  const entry = dailyVerses[dailyVerseIndex(date, dailyVerses.length)]!;
  return { date, reference: dailyVerseReference(entry), text: entry.text, link: `${origin}${linkOf(entry)}` };
};

const days = (first: CalendarDate, count: number, origin: string): Day[] =>
  Array.from({ length: count }, (_, index) => dayOf(addDays(first, index), origin));

/** Midnight of the day in UTC, as RFC 822 writes it. */
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

/** RSS of the last fourteen days, today first. `origin` without a trailing slash. */
export const dailyFeed = (today: CalendarDate, origin: string): string => {
  const address = `${origin}/api/bible/daily.rss`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Lampstand: Daily Rhema</title>
<link>${escapeMarkup(origin)}/</link>
<description>A verse of the King James Version for every day.</description>
<language>en</language>
<ttl>60</ttl>
<atom:link href="${escapeMarkup(address)}" rel="self" type="application/rss+xml"/>
${days(addDays(today, 1 - feedDays), feedDays, origin).toReversed().map(item).join("\n")}
</channel>
</rss>
`;
};

const event = ({ date, reference, text, link }: Day): string[] => {
  const plainDate = icalendarDate(date);
  return [
    "BEGIN:VEVENT",
    `UID:${plainDate}-daily-rhema@lampstand`,
    `DTSTAMP:${plainDate}T000000Z`,
    `DTSTART;VALUE=DATE:${plainDate}`,
    `SUMMARY:${icalendarText(reference)}`,
    `DESCRIPTION:${icalendarText(`${text} (${reference}, KJV)`)}`,
    `URL:${link}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
};

/** A calendar of all-day entries, from a week ago to two months ahead. */
export const dailyCalendar = (today: CalendarDate, origin: string): string => {
  const shown = days(addDays(today, -calendarPastDays), calendarPastDays + 1 + calendarFutureDays, origin);
  return icalendarFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lampstand//Daily Rhema//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Daily Rhema",
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    ...shown.flatMap(event),
    "END:VCALENDAR",
  ]);
};
