/**
 * Calendar dates: year, month and day, without a time. All arithmetic is in whole days of the Gregorian calendar,
 * so daylight-saving changes cannot add or lose a day.
 */
export interface CalendarDate {
  readonly year: number;
  /** 1 for January … 12 for December. */
  readonly month: number;
  /** 1 … 31. */
  readonly day: number;
}

const dayMs = 86_400_000;

/** Midnight of a day in UTC, which has no clock changes. A month or a day out of range counts on. */
const midnight = (year: number, month: number, day: number): number => new Date(0).setUTCFullYear(year, month - 1, day);

const dateAt = (instant: number): CalendarDate => {
  const date = new Date(instant);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** Days in a month, 28 … 31; 0 if there is no such month. */
export const daysInMonth = (year: number, month: number): number =>
  month >= 1 && month <= 12 ? dateAt(midnight(year, month + 1, 0)).day : 0;

/** 365 or 366. */
export const daysInYear = (year: number): number => dayOfYear({ year, month: 12, day: 31 });

/** Whether the numbers form a date that exists (years 1 … 9999). */
export const isCalendarDate = ({ year, month, day }: CalendarDate): boolean =>
  [year, month, day].every(Number.isInteger) &&
  year >= 1 &&
  year <= 9999 &&
  day >= 1 &&
  day <= daysInMonth(year, month);

/** The same day, or the last day of the month if the month is shorter (31 April becomes 30 April). */
export const clampToMonth = ({ year, month, day }: CalendarDate): CalendarDate => ({
  year,
  month,
  day: Math.min(Math.max(day, 1), daysInMonth(year, month)),
});

/**
 * Whole days since 1 January of year 1, which is day 0. The difference of two day numbers is the number of midnights
 * between the dates.
 */
export const dayNumber = ({ year, month, day }: CalendarDate): number =>
  (midnight(year, month, day) - midnight(1, 1, 1)) / dayMs;

/** 1 for 1 January … 365, or 366 in a leap year. */
export const dayOfYear = ({ year, month, day }: CalendarDate): number =>
  (midnight(year, month, day) - midnight(year, 1, 0)) / dayMs;

/** The date of a day of the year. The number is clamped to 1 … 365 (366 in leap years). */
export const dateOfDayOfYear = (year: number, day: number): CalendarDate =>
  dateAt(midnight(year, 1, Math.min(Math.max(Math.trunc(day), 1), daysInYear(year))));

/** The date that many days later, or earlier if negative. */
export const addDays = ({ year, month, day }: CalendarDate, days: number): CalendarDate =>
  dateAt(midnight(year, month, day + days));

export const nextDay = (date: CalendarDate): CalendarDate => addDays(date, 1);
export const previousDay = (date: CalendarDate): CalendarDate => addDays(date, -1);

/** Days from the first date to the second; negative if the second is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from);

export const isSameDate = (one: CalendarDate, other: CalendarDate): boolean => dayNumber(one) === dayNumber(other);

/** `2026-11-21`, the form in which dates are stored and compared. */
export const toIsoDate = ({ year, month, day }: CalendarDate): string =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** Parses `2026-11-21`. Undefined for any other text and for days that do not exist. */
export const parseIsoDate = (text: string): CalendarDate | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)), day: Number(text.slice(8)) };
  return isCalendarDate(date) ? date : undefined;
};
