import { nextDay, toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";

/** One reading as an all-day entry of a calendar. */
export interface CalendarEntry {
  readonly id: string;
  readonly date: CalendarDate;
  readonly title: string;
  readonly text: string;
  /** Absolute address. */
  readonly url: string;
}

const compact = (date: CalendarDate): string => toIsoDate(date).replaceAll("-", "");

/** Text values: backslash, semicolon, comma and line breaks are escaped (RFC 5545, section 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

const octets = new TextEncoder();

/** Lines of at most 75 octets, continued after a line break and a space, never inside a character (section 3.1). */
const folded = (line: string): string => {
  const pieces: string[] = [];
  let piece = "";
  let length = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > 75) {
      pieces.push(piece);
      piece = " ";
      length = 1;
    }
    piece += character;
    length += size;
  }
  return [...pieces, piece].join("\r\n");
};

/**
 * An iCalendar file (RFC 5545) with one all-day entry per reading, which leaves the day free.
 * @param madeAt `20261121T080000Z`
 */
export const calendarFile = (name: string, entries: readonly CalendarEntry[], madeAt: string): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lampstand//Reading plan//EN",
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap(({ id, date, title, text, url }) => [
      "BEGIN:VEVENT",
      `UID:${id}`,
      `DTSTAMP:${madeAt}`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(nextDay(date))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      `URL:${url}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
