import type { Translated } from "#domain/text/translated.ts";
import type { homeMessages as english } from "./messages.ts";

export const homeMessages: Translated<typeof english> = {
  label: "Recherche et verset du jour",
  lead: "Lisez la Bible, gratuitement et en paix.",
  question: "Qu’aimeriez-vous lire ?",
  searchNotLoaded: "La recherche n’a pas pu être chargée. Vérifiez votre connexion ; nous continuons d’essayer.",
  searchingLabel: "Recherche en cours",
  play: "Jouer et apprendre",
  allGames: "Voir tous les jeux",
  field: "Référence biblique ou mots",
  example: "Jean 3:16",
  search: "Chercher",
  searching: "Recherche…",
  needsScripts: "Activez JavaScript pour chercher.",
  theBooks: "Les livres",
  leadToChapters: "mènent à chaque chapitre.",
  begin: "Commencer",
  beginWithJohn: "Commencer par Jean",
  todaysReading: "Lecture du jour",
  allBooks: "Tous les livres",
  goOn: "Continuer",
  continueReading: "Reprendre",
  continueAt: (chapter) => `Reprendre : ${chapter}`,
  todaysGame: "Jeu du jour",
  gamesNote: "Pour l’instant, les jeux sont en anglais.",
};
