import { toIsoDate, type CalendarDate } from "./calendar-date.ts";

/** The letters of iCalendar files (RFC 5545). What stands in them is for those who make them. */

/** `20261121`: a DATE (section 3.3.4). */
export const icalendarDate = (date: CalendarDate): string => toIsoDate(date).replaceAll("-", "");

/** A TEXT: backslash, semicolon, comma and line breaks are escaped (section 3.3.11). */
export const icalendarText = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

const longestLineBytes = 75;

/** Of one character in UTF-8. Reckoned by hand: this room has no TextEncoder. */
const bytesOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};

/** A line of any length, continued after a line break and a space, never inside a character (section 3.1). */
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

/** The file of these content lines, from `BEGIN:VCALENDAR` to `END:VCALENDAR`. */
export const icalendarFile = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join("");
