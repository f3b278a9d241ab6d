import { dateInWords } from "#domain/calendar/date-words.ts";
import { systemClock } from "#src/platform/clock.ts";

/** The date of a moment in words, by the visitor's calendar. */
export const dayName = (at: number): string => dateInWords(systemClock.dateAt(at));
