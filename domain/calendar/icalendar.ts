import { toUtf8 } from "../text/bytes.ts";
import { toIsoDate, type CalendarDate } from "./calendar-date.ts";

/** The syntax of iCalendar files (RFC 5545). Callers supply the content. */

/** `20261121`: a DATE (section 3.3.4). */
export const icalendarDate = (date: CalendarDate): string => toIsoDate(date).replaceAll("-", "");

/** A TEXT: backslash, semicolon, comma and line breaks are escaped (section 3.3.11). */
export const icalendarText = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

const longestLineBytes = 75;

/** Folds a long line: continued after CRLF and a space, never inside a character (section 3.1). */
const folded = (line: string): string => {
  const pieces: string[] = [];
  let piece = "";
  let bytes = 0;
  for (const character of line) {
    const size = toUtf8(character).length;
    if (bytes + size > longestLineBytes) {
      pieces.push(piece);
      piece = " ";
      bytes = 1;
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece].join("\r\n");
};

/** Joins content lines, from `BEGIN:VCALENDAR` to `END:VCALENDAR`, into a file. */
export const icalendarFile = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join("");
