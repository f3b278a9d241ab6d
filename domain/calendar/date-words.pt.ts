import { dayNumber, type CalendarDate } from "./calendar-date.ts";

/** In English, since addresses are made of them. */
export { monthNames } from "./date-words.ts";

const months = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" ");
const weekdays = "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo".split(" ");

/** The first of a month is said as an ordinal. */
const dayOf = ({ day }: CalendarDate): string => (day === 1 ? "1º" : String(day));

export const monthName = (month: number): string => months[month - 1] ?? "";
export const weekdayName = (date: CalendarDate): string => weekdays[dayNumber(date) % 7] ?? "";

/** `21 de novembro de 2026`. */
export const dateInWords = (date: CalendarDate): string => `${dayOf(date)} de ${monthName(date.month)} de ${date.year}`;

/** `sábado, 21 de novembro`. */
export const dayInWords = (date: CalendarDate): string =>
  `${weekdayName(date)}, ${dayOf(date)} de ${monthName(date.month)}`;
