import { toIsoDate, type CalendarDate } from "./calendar-date.ts";

/** The syntax of iCalendar files (RFC 5545). Callers supply the content. */

/** `20261121`: a DATE (section 3.3.4). */
export const icalendarDate = (date: CalendarDate): string => toIsoDate(date).replaceAll("-", "");

/** A TEXT: backslash, semicolon, comma and line breaks are escaped (section 3.3.11). */
export const icalendarText = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

const longestLineBytes = 75;

/** How many bytes a character takes in UTF-8, counted: encoding each one took the worker 30 ms for a calendar. */
const bytesOf = (character: string): number => {
  const codePoint = character.codePointAt(0)!;
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
};

/** Folds a long line: continued after CRLF and a space, never inside a character (section 3.1). */
const folded = (line: string): string => {
  const pieces: string[] = [];
  let piece = "";
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
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
