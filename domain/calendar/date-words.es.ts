import { dayNumber, type CalendarDate } from "./calendar-date.ts";

/** In English, since addresses are made of them. */
export { monthNames } from "./date-words.ts";

const months = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
const weekdays = "lunes martes miércoles jueves viernes sábado domingo".split(" ");

export const monthName = (month: number): string => months[month - 1] ?? "";
export const weekdayName = (date: CalendarDate): string => weekdays[dayNumber(date) % 7] ?? "";

/** `21 de noviembre de 2026`. */
export const dateInWords = (date: CalendarDate): string => `${date.day} de ${monthName(date.month)} de ${date.year}`;

/** `sábado 21 de noviembre`. */
export const dayInWords = (date: CalendarDate): string =>
  `${weekdayName(date)} ${date.day} de ${monthName(date.month)}`;
