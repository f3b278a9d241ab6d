import type { Translated } from "../text/translated.ts";
import type { manifestMessages as english } from "./manifest-messages.ts";

export const manifestMessages: Translated<typeof english> = {
  reading: "Lecture du jour",
  browse: "Parcourir la Bible",
  games: "Jeux",
  prayers: "Prière",
  onPhone: "Un chapitre sur un téléphone",
  withNotes: "Un chapitre avec des notes à côté",
};
