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
  newTestamentOnly: (name) => `${name} (só o Novo Testamento)`,
  licence: (name) => (name === "Public Domain" ? "Domínio público" : name),
  omitted: "omitido nesta tradução",
};

export const languageMessages: Translated<typeof english.languageMessages> = {
  gone: (name) => `A fonte de ${name} não a oferece mais. Escolha outra tradução.`,
  noBook: (name) => `${name} não tem este livro.`,
  noChapter: (name) => `${name} não tem este capítulo.`,
};

export const lookupMessages: Translated<typeof english.lookupMessages> = {
  empty: "Escreva a passagem que você procura.",
  invalid: "Não é uma referência válida. Tente algo como “João 3:16” ou “Gênesis 1”.",
  keyword: "Parece uma busca de palavras. Use a página de busca.",
  timeout: "A resposta demorou demais. Tente de novo.",
  network: "Não foi possível conectar. Verifique sua conexão e tente mais tarde.",
  notFound: (query) =>
    `Não encontramos a passagem “${query}”. Tente uma referência mais precisa, como “João 3:16” ou “Gênesis 1”.`,
  failed: "Não foi possível carregar a passagem. Tente mais tarde.",
  translationGone: "A fonte não oferece esta tradução no momento. Escolha outra, por favor.",
};

export const searchFormMessages: Translated<typeof english.searchFormMessages> = {
  empty: "Escreva o que você quer buscar.",
  invalid: "Escreva uma referência bíblica válida (por exemplo, “João 3:16” ou “Gênesis”).",
  failed: "Algo deu errado ao processar sua busca.",
};
