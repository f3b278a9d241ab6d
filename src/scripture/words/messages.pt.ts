import type { Translated } from "#domain/text/translated.ts";
import type { wordMessages as english } from "./messages.ts";

export const wordMessages: Translated<typeof english> = {
  behind: "Palavras que diferem, e o que há por trás delas: ",
  notLoaded: "Não foi possível carregar esta palavra. Verifique sua conexão e tente de novo.",
  noNumber: "Nenhuma palavra do original está indicada para esta.",
  noSuchWord: "Não há nenhuma palavra com este número.",
};
