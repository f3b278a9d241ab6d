import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const navigationMessages: Translated<typeof english.navigationMessages> = {
  belowFirst: "Este é o primeiro capítulo do livro.",
  aboveLast: "Este é o último capítulo do livro.",
  failed: "Não foi possível mudar de capítulo.",
  nothingLoaded: "Ainda não há nenhuma passagem aberta.",
};

export const bookGroupNames: Translated<typeof english.bookGroupNames> = {
  law: "Lei",
  history: "História",
  poetry: "Poesia e sabedoria",
  prophets: "Profetas",
  gospels: "Evangelhos e Atos",
  paul: "Cartas de Paulo",
  others: "Outras cartas e Apocalipse",
};

export const translationMessages: Translated<typeof english.translationMessages> = {
  key: (id) => (id === "por_blj" ? "BLivre" : id.toUpperCase()),
  licence: (name) => (name === "Public Domain" ? "Domínio público" : name),
};

export const languageMessages: Translated<typeof english.languageMessages> = {
  gone: (name) => `A fonte de ${name} não a oferece mais. Escolha outra tradução.`,
  noBook: (name) => `${name} não tem este livro.`,
  noChapter: (name) => `${name} não tem este capítulo.`,
};
