import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { wordCountMessages as english } from "./messages.ts";

export const wordCountMessages: Translated<typeof english> = {
  hebrew: "Hebreo",
  greek: "Griego",
  thousands: ",",
  nowhere: "Según esta numeración, no está en ningún lugar de la King James Version.",
  times: (count, digits) => `${digits} ${plural(count, "vez", "veces")}`,
  verses: (count, digits) => `${digits} ${plural(count, "versículo", "versículos")}`,
  timesInVerses: (times, verses) => `${times} en ${verses}`,
};
