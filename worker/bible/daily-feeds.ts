import { dailyVerses } from "#content/daily-verses.ts";
import type { DailyVerse } from "#content/schema/daily-verses.ts";
import { addDays, toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { dailyVerseIndex, dailyVerseReference } from "#domain/scripture/daily-verse.ts";
import { readPath, verseReference } from "#domain/scripture/reference.ts";
import { defaultTranslationId } from "#domain/scripture/translations.ts";

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

const xmlSigns: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const xml = (text: string): string => text.replace(/[&<>"']/g, (sign) => xmlSigns[sign]!);

/** Midnight of the day in UTC, as RFC 822 writes it. */
const rfc822 = (date: CalendarDate): string => new Date(`${toIsoDate(date)}T00:00:00Z`).toUTCString();

const item = ({ date, reference, text, link }: Day): string =>
  [
    "<item>",
    `<title>${xml(`${reference}, ${dateInWords(date)}`)}</title>`,
    `<description>${xml(`${text} (${reference}, KJV)`)}</description>`,
    `<link>${xml(link)}</link>`,
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
<link>${xml(origin)}/</link>
<description>A verse of the King James Version for every day.</description>
<language>en</language>
<ttl>60</ttl>
<atom:link href="${xml(address)}" rel="self" type="application/rss+xml"/>
${days(addDays(today, 1 - feedDays), feedDays, origin).toReversed().map(item).join("\n")}
</channel>
</rss>
`;
};

/** RFC 5545, section 3.3.11. */
const calendarText = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`);

const encoder = new TextEncoder();

/** Lines of at most 75 bytes, continued after a line break and a space (RFC 5545, section 3.1). */
const folded = (line: string): string => {
  const parts: string[] = [];
  let part = "";
  for (const sign of line) {
    // A continued line spends one byte on the space before it.
    if (encoder.encode(part + sign).byteLength > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = "";
    }
    part += sign;
  }
  return [...parts, part].join("\r\n ");
};

const event = ({ date, reference, text, link }: Day): string[] => {
  const plainDate = toIsoDate(date).replaceAll("-", "");
  return [
    "BEGIN:VEVENT",
    `UID:${plainDate}-daily-rhema@lampstand`,
    `DTSTAMP:${plainDate}T000000Z`,
    `DTSTART;VALUE=DATE:${plainDate}`,
    `SUMMARY:${calendarText(reference)}`,
    `DESCRIPTION:${calendarText(`${text} (${reference}, KJV)`)}`,
    `URL:${link}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
};

/** A calendar of all-day entries, from a week ago to two months ahead. */
export const dailyCalendar = (today: CalendarDate, origin: string): string => {
  const shown = days(addDays(today, -calendarPastDays), calendarPastDays + 1 + calendarFutureDays, origin);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lampstand//Daily Rhema//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Daily Rhema",
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    ...shown.flatMap(event),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
};
