import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { wordCountMessages as english } from "./messages.ts";

export const wordCountMessages: Translated<typeof english> = {
  hebrew: "Hébreu",
  greek: "Grec",
  thousands: "\u202f",
  nowhere: "D’après cette numérotation, ce mot n’apparaît nulle part dans la King James Version.",
  times: (count, digits) => `${digits} ${plural(count, "fois", "fois")}`,
  verses: (count, digits) => `${digits} ${plural(count, "verset", "versets")}`,
  timesInVerses: (times, verses) => `${times} dans ${verses}`,
};
