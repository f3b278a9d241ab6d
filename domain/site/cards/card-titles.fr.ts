import type { Translated } from "#domain/text/translated.ts";
import type { cardTitles as english } from "./card-titles.ts";

export const cardTitles: Translated<typeof english> = {
  wedding: "Mariage",
  christening: "Baptême",
  "mothers-day": "Fête des Mères",
  "fathers-day": "Fête des Pères",
  birthday: "Anniversaire",
  anniversary: "Anniversaire de mariage",
  graduation: "Diplôme",
  "church-event": "Fête d’église",
  "other-event": "Autre occasion",
};
