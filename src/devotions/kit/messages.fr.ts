import type { Translated } from "#domain/text/translated.ts";
import type { kitMessages as english } from "./messages.ts";

export const kitMessages: Translated<typeof english> = {
  previousDay: "Jour précédent",
  day: "Jour ",
  completed: ", terminé",
  answered: ", avec votre réponse",
  nextDay: "Jour suivant",
  lifetimeStreak: "Série depuis le début",
  inARow: "Jours d’affilée",
  inEnglish: "Pour l’instant, ces textes sont en anglais.",
};
