import type { Translated } from "#domain/text/translated.ts";
import type { wordSheetMessages as english } from "./word-messages.ts";

export const wordSheetMessages: Translated<typeof english> = {
  meant: "O que significava em 1611",
  inDictionary: "No dicionário",
  previous: "Palavra anterior",
  next: "Próxima palavra",
  title: "título",
  byName: "Palavras com este nome",
  inKjv: "Na King James Version",
  origin: (origin) => `Origem: ${origin}`,
  allAbout: (number) => `Tudo sobre ${number}`,
  moreVerses: (count) => `Mostrar mais (${count} versículos ao todo)`,
  andMore: (count) => `e mais ${count}`,
};
