import type { Translated } from "#domain/text/translated.ts";
import type { cardTitles as english } from "./card-titles.ts";

export const cardTitles: Translated<typeof english> = {
  wedding: "Boda",
  christening: "Bautizo",
  "mothers-day": "Día de la Madre",
  "fathers-day": "Día del Padre",
  birthday: "Cumpleaños",
  anniversary: "Aniversario",
  graduation: "Graduación",
  "church-event": "Celebración de la iglesia",
  "other-event": "Otra ocasión",
};
