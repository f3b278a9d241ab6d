import type { Translated } from "#domain/text/translated.ts";
import type { homeMessages as english } from "./messages.ts";

export const homeMessages: Translated<typeof english> = {
  label: "Busca e versículo de hoje",
  lead: "Leia a Bíblia, de graça e sem distrações.",
  question: "O que você gostaria de ler?",
  searchNotLoaded: "Não foi possível carregar a busca. Verifique sua conexão; vamos continuar tentando.",
  searchingLabel: "Buscando",
  play: "Jogue e aprenda",
  allGames: "Ver todos os jogos",
  field: "Referência bíblica ou palavras",
  example: "João 3:16",
  search: "Buscar",
  searching: "Buscando…",
  needsScripts: "Ative o JavaScript para buscar.",
  theBooks: "Os livros",
  leadToChapters: "levam a cada capítulo.",
  begin: "Começar",
  beginWithJohn: "Comece por João",
  todaysReading: "Leitura de hoje",
  allBooks: "Todos os livros",
  goOn: "Continuar",
  continueReading: "Continuar",
  continueAt: (chapter) => `Continuar: ${chapter}`,
  todaysGame: "Jogo de hoje",
  gamesNote: "Por enquanto, os jogos estão em inglês.",
};
