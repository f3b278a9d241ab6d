import type { Translated } from "#domain/text/translated.ts";
import type { dictionaryMessages as english } from "./messages.ts";

export const noResults = (term: string): string =>
  `Nada encontrado para “${term}”. Tente outros termos bíblicos, em inglês.`;

export const dictionaryMessages: Translated<typeof english> = {
  noFavourites: "Ainda não há favoritos. Toque na estrela ao lado de um termo para guardá-lo aqui.",
  notLoaded: "O dicionário não carregou. Verifique sua conexão; vamos continuar tentando.",
};
