import type { Translated } from "../text/translated.ts";
import type { manifestWords as english } from "./manifest-words.ts";

export const manifestWords: Translated<typeof english> = {
  reading: "Lecture du jour",
  browse: "Parcourir la Bible",
  games: "Jeux",
  prayers: "Prière",
  onPhone: "Un chapitre sur un téléphone",
  withNotes: "Un chapitre avec des notes à côté",
};
