import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const wordMessages: Translated<typeof english.wordMessages> = {
  meant: "O que significava em 1611",
  inDictionary: "No dicionário",
  previous: "Anterior",
  next: "Próxima",
  byName: "Palavras com este nome",
  inKjv: "Na King James Version",
  origin: "Origem:",
  allAbout: (number) => `Tudo sobre ${number}`,
  moreVerses: (count) => `Mostrar mais (${count} versículos ao todo)`,
  andMore: (count) => `e mais ${count}`,
  behind: "Palavras que diferem, e o que há por trás delas: ",
  notLoaded: "Não foi possível carregar esta palavra. Verifique sua conexão e tente de novo.",
  noNumber: "Não há palavra hebraica nem grega indicada para esta.",
  notFound: "Não encontrado",
  noSuchWord: "Não há nenhuma palavra com este número.",
};
