import type { Translated } from "#domain/text/translated.ts";
import type { cardTitles as english } from "./card-titles.ts";

export const cardTitles: Translated<typeof english> = {
  wedding: "Casamento",
  christening: "Batizado",
  "mothers-day": "Dia das Mães",
  "fathers-day": "Dia dos Pais",
  birthday: "Aniversário",
  anniversary: "Aniversário de casamento",
  graduation: "Formatura",
  "church-event": "Celebração da igreja",
  "other-event": "Outra ocasião",
};
