import type { Translated } from "#domain/text/translated.ts";
import type { lookupMessages as english } from "./lookup-messages.ts";

export const lookupMessages: Translated<typeof english> = {
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
