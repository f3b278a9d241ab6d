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
  key: (id) => (id === "fra_lsg" ? "LSG" : id.toUpperCase()),
  licence: (name) => (name === "Public Domain" ? "Domaine public" : name),
};

export const languageMessages: Translated<typeof english.languageMessages> = {
  gone: (name) => `La traduction ${name} n’est plus proposée par sa source. Choisissez-en une autre.`,
  noBook: (name) => `${name} n’a pas ce livre.`,
  noChapter: (name) => `${name} n’a pas ce chapitre.`,
};
