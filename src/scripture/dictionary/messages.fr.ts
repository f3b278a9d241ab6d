import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";
import { plural } from "#domain/text/counting.ts";

export const dictionaryMessages: Translated<typeof english.dictionaryMessages> = {
  title: "Dictionnaire biblique",
  lead: "Les termes de la Bible en mots simples, chacun avec ses passages, et les mots anciens de la King James Version.",
  note: "Pour l’instant, le dictionnaire est en anglais.",
  search: "Chercher dans le dictionnaire",
  placeholder: "Termes en anglais",
  show: "Afficher",
  views: {
    terms: "Termes",
    favourites: "Favoris",
    words: "Mots anciens",
  },
  terms: (count) => plural(count, "1 terme", `${count} termes`),
  words: (count) => plural(count, "1 mot", `${count} mots`),
  ofTheDay: "Le mot du jour",
  open: (term) => `Ouvrir ${term}`,
  more: "Afficher la suite",
  origin: "Origine",
  source: "Source : ",
  passagesNamed: "Les passages cités",
  versesOn: (subject) => `Versets sur ${subject}`,
  pronounce: (term) => `Prononcer ${term}`,
  favourite: (term) => `Favori : ${term}`,
  passagesFor: (term) => `Passages pour ${term}`,
  stop: "Arrêter",
  listen: "Écouter la définition",
  stopTerm: (term) => `Arrêter : ${term}`,
  listenTerm: (term) => `Écouter la définition : ${term}`,
  noFavourites: "Pas encore de favoris. Touchez l’étoile à côté d’un terme pour le garder ici.",
  notLoaded: "Le dictionnaire ne s’est pas chargé. Vérifiez votre connexion ; nous continuons d’essayer.",
  noResults: (term) => `Aucun résultat pour « ${term} ». Essayez d’autres termes bibliques, en anglais.`,
};
