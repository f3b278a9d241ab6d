import { dayNumber, type CalendarDate } from "./calendar-date.ts";

/** In English, since addresses are made of them. */
export { monthNames } from "./date-words.ts";

const months = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" ");
const weekdays = "lundi mardi mercredi jeudi vendredi samedi dimanche".split(" ");

/** The first of a month is said as an ordinal. */
const dayOf = ({ day }: CalendarDate): string => (day === 1 ? "1er" : String(day));

export const monthName = (month: number): string => months[month - 1] ?? "";
export const weekdayName = (date: CalendarDate): string => weekdays[dayNumber(date) % 7] ?? "";

/** `21 novembre 2026`. */
export const dateInWords = (date: CalendarDate): string => `${dayOf(date)} ${monthName(date.month)} ${date.year}`;

/** `samedi 21 novembre`. */
export const dayInWords = (date: CalendarDate): string =>
  `${weekdayName(date)} ${dayOf(date)} ${monthName(date.month)}`;
