import { dayNumber, type CalendarDate } from "./calendar-date.ts";

/** January … December. */
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export const monthName = (month: number): string => monthNames[month - 1] ?? "";

/** Monday … Sunday. 1 January of year 1 was a Monday. */
export const weekdayName = (date: CalendarDate): string => weekdayNames[dayNumber(date) % 7] ?? "";

/** `21 November 2026`. */
export const dateInWords = (date: CalendarDate): string => `${date.day} ${monthName(date.month)} ${date.year}`;

/** `Saturday 21 November`. */
export const dayInWords = (date: CalendarDate): string => `${weekdayName(date)} ${date.day} ${monthName(date.month)}`;
