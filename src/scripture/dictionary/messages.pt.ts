import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";
import { plural } from "#domain/text/counting.ts";

export const dictionaryMessages: Translated<typeof english.dictionaryMessages> = {
  title: "Dicionário bíblico",
  lead: "Termos da Bíblia em palavras simples, cada um com suas passagens, e as palavras antigas da King James Version.",
  note: "Por enquanto, o dicionário está em inglês.",
  search: "Buscar no dicionário",
  placeholder: "Termos em inglês",
  show: "Mostrar",
  views: {
    terms: "Termos",
    favourites: "Favoritos",
    words: "Palavras antigas",
  },
  terms: (count) => plural(count, "1 termo", `${count} termos`),
  words: (count) => plural(count, "1 palavra", `${count} palavras`),
  ofTheDay: "A palavra do dia",
  open: (term) => `Abrir ${term}`,
  more: "Mostrar mais",
  origin: "Origem",
  source: "Fonte: ",
  passagesNamed: "As passagens citadas",
  versesOn: (subject) => `Versículos sobre ${subject}`,
  pronounce: (term) => `Pronunciar ${term}`,
  favourite: (term) => `Favorito: ${term}`,
  passagesFor: (term) => `Passagens sobre ${term}`,
  stop: "Parar",
  listen: "Ouvir a definição",
  stopTerm: (term) => `Parar: ${term}`,
  listenTerm: (term) => `Ouvir a definição: ${term}`,
  noFavourites: "Ainda não há favoritos. Toque na estrela ao lado de um termo para guardá-lo aqui.",
  notLoaded: "O dicionário não carregou. Verifique sua conexão; vamos continuar tentando.",
  noResults: (term) => `Nada encontrado para “${term}”. Tente outros termos bíblicos, em inglês.`,
};
