import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const navigationMessages: Translated<typeof english.navigationMessages> = {
  belowFirst: "Este es el primer capítulo del libro.",
  aboveLast: "Este es el último capítulo del libro.",
  failed: "No se pudo cambiar de capítulo.",
  nothingLoaded: "Aún no hay ningún pasaje abierto.",
};

export const bookGroupNames: Translated<typeof english.bookGroupNames> = {
  law: "Ley",
  history: "Historia",
  poetry: "Poesía y sabiduría",
  prophets: "Profetas",
  gospels: "Evangelios y Hechos",
  paul: "Cartas de Pablo",
  others: "Otras cartas y Apocalipsis",
};

export const translationMessages: Translated<typeof english.translationMessages> = {
  key: (id) => (id === "spa_r09" ? "RV09" : id.toUpperCase()),
  licence: (name) => (name === "Public Domain" ? "Dominio público" : name),
};

export const languageMessages: Translated<typeof english.languageMessages> = {
  gone: (name) => `La fuente de ${name} ya no la ofrece. Elige otra traducción.`,
  noBook: (name) => `${name} no tiene este libro.`,
  noChapter: (name) => `${name} no tiene este capítulo.`,
};
