import { dateInWords } from "#domain/calendar/date-words.ts";
import { systemClock } from "#src/platform/clock.ts";

/** The visitor's local date at an instant, in words. */
export const dayName = (at: number): string => dateInWords(systemClock.dateAt(at));
