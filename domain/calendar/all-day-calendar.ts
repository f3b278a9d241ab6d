import { site } from "#domain/site/site.ts";
import { nextDay, type CalendarDate } from "./calendar-date.ts";
import { icalendarDate, icalendarFile, icalendarText } from "./icalendar.ts";

/** One all-day event. It does not mark the day as busy. */
export interface AllDayEntry {
  /** Stable across editions of the calendar, so that clients replace the entry instead of adding it again. */
  readonly id: string;
  readonly date: CalendarDate;
  readonly title: string;
  readonly text: string;
  /** Absolute address. */
  readonly url: string;
  /** Creation time, `20261121T080000Z`. */
  readonly madeAt: string;
}

interface Calendar {
  /** The part of this site that produced the file, for PRODID. */
  readonly product: string;
  readonly name: string;
  readonly entries: readonly AllDayEntry[];
  /** Extra header lines for calendars that are subscribed to. */
  readonly subscription?: readonly string[];
}

const eventLines = ({ id, date, title, text, url, madeAt }: AllDayEntry): string[] => [
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
];

/** An iCalendar file (RFC 5545) of all-day entries. */
export const allDayCalendar = ({ product, name, entries, subscription = [] }: Calendar): string =>
  icalendarFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${icalendarText(site.name)}//${product}//EN`,
    "CALSCALE:GREGORIAN",
    ...subscription,
    `X-WR-CALNAME:${icalendarText(name)}`,
    ...entries.flatMap(eventLines),
    "END:VCALENDAR",
  ]);
