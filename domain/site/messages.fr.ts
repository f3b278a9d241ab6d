import type { Translated } from "../text/translated.ts";
import type * as english from "./messages.ts";

export const siteBlurb =
  "Lire, chercher, prier et jouer, gratuitement. Sans compte ni publicité ; ce que vous écrivez reste sur votre appareil.";

export const manifestMessages: Translated<typeof english.manifestMessages> = {
  reading: "Lecture du jour",
  browse: "Parcourir la Bible",
  games: "Jeux",
  prayers: "Prière",
  onPhone: "Un chapitre sur un téléphone",
  withNotes: "Un chapitre avec des notes à côté",
};
