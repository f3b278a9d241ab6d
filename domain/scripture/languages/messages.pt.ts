import type { Translated } from "../../text/translated.ts";
import type { languageMessages as english } from "./messages.ts";

export const languageMessages: Translated<typeof english> = {
  gone: (name) => `A fonte de ${name} não a oferece mais. Escolha outra tradução.`,
  noBook: (name) => `${name} não tem este livro.`,
  noChapter: (name) => `${name} não tem este capítulo.`,
};
