import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const navigationMessages: Translated<typeof english.navigationMessages> = {
  belowFirst: "C’est le premier chapitre de ce livre.",
  aboveLast: "C’est le dernier chapitre de ce livre.",
  failed: "Impossible de changer de chapitre.",
  nothingLoaded: "Aucun passage n’est encore ouvert.",
};

export const bookGroupNames: Translated<typeof english.bookGroupNames> = {
  law: "Loi",
  history: "Histoire",
  poetry: "Poésie et sagesse",
  prophets: "Prophètes",
  gospels: "Évangiles et Actes",
  paul: "Lettres de Paul",
  others: "Autres lettres et Apocalypse",
};

export const translationMessages: Translated<typeof english.translationMessages> = {
  newTestamentOnly: (name) => `${name} (Nouveau Testament seulement)`,
  licence: (name) => (name === "Public Domain" ? "Domaine public" : name),
  omitted: "absent de cette traduction",
};

export const languageMessages: Translated<typeof english.languageMessages> = {
  gone: (name) => `La traduction ${name} n’est plus proposée par sa source. Choisissez-en une autre.`,
  noBook: (name) => `${name} n’a pas ce livre.`,
  noChapter: (name) => `${name} n’a pas ce chapitre.`,
};

export const lookupMessages: Translated<typeof english.lookupMessages> = {
  empty: "Écrivez le passage que vous cherchez.",
  invalid: "Ce n’est pas une référence valable. Essayez par exemple « Jean 3:16 » ou « Genèse 1 ».",
  keyword: "Cela ressemble à une recherche de mots. Utilisez la page de recherche.",
  timeout: "La réponse a trop tardé. Réessayez.",
  network: "La connexion a échoué. Vérifiez votre réseau et réessayez plus tard.",
  notFound: (query) =>
    `Le passage « ${query} » est introuvable. Essayez une référence plus précise, comme « Jean 3:16 » ou « Genèse 1 ».`,
  failed: "Le passage n’a pas pu être chargé. Réessayez plus tard.",
  translationGone: "Sa source ne propose pas cette traduction en ce moment. Choisissez-en une autre.",
};

export const searchFormMessages: Translated<typeof english.searchFormMessages> = {
  empty: "Écrivez ce que vous cherchez.",
  invalid: "Écrivez une référence biblique valable (par exemple « Jean 3:16 » ou « Genèse »).",
  failed: "Une erreur est survenue pendant votre recherche.",
};
