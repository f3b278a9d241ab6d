import { nextDay, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { icalendarDate, icalendarFile, icalendarText } from "#domain/calendar/icalendar.ts";

/** One reading as an all-day entry of a calendar. */
export interface CalendarEntry {
  readonly id: string;
  readonly date: CalendarDate;
  readonly title: string;
  readonly text: string;
  /** Absolute address. */
  readonly url: string;
}

/**
 * An iCalendar file (RFC 5545) with one all-day entry per reading, which leaves the day free.
 * @param madeAt `20261121T080000Z`
 */
export const calendarFile = (name: string, entries: readonly CalendarEntry[], madeAt: string): string =>
  icalendarFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lampstand//Reading plan//EN",
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${icalendarText(name)}`,
    ...entries.flatMap(({ id, date, title, text, url }) => [
      "BEGIN:VEVENT",
      `UID:${id}`,
      `DTSTAMP:${madeAt}`,
      `DTSTART;VALUE=DATE:${icalendarDate(date)}`,
      `DTEND;VALUE=DATE:${icalendarDate(nextDay(date))}`,
      `SUMMARY:${icalendarText(title)}`,
      `DESCRIPTION:${icalendarText(text)}`,
      `URL:${url}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ]);
