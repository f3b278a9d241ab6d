import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { wordCountMessages as english } from "./messages.ts";

export const wordCountMessages: Translated<typeof english> = {
  hebrew: "Hebraico",
  greek: "Grego",
  thousands: ".",
  nowhere: "Por esta numeração, não aparece em nenhum lugar da King James Version.",
  times: (count, digits) => `${digits} ${plural(count, "vez", "vezes")}`,
  verses: (count, digits) => `${digits} ${plural(count, "versículo", "versículos")}`,
  timesInVerses: (times, verses) => `${times} em ${verses}`,
};
