import type { Translated } from "#domain/text/translated.ts";
import type { navigationWords as english } from "./navigation-words.ts";

export const navigationWords: Translated<typeof english> = {
  bibles: "Bibles",
  bible: "Bible",
  games: "Jeux",
  prayers: "Prière",
  cards: "Cartes",
  shield: "Bouclier",
  mentor: "Mentor",
  salvation: "Salut",
  birthday: "Anniversaire",
  plan: "Plan de lecture d’un an",
  dictionary: "Dictionnaire",
  help: "Aide",
  books: "Livres",
  gifts: "Dons 💝",
  privacy: "Confidentialité",
  app: "Télécharger l’appli",
};
