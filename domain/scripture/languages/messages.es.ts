import type { Translated } from "../../text/translated.ts";
import type { languageMessages as english } from "./messages.ts";

export const languageMessages: Translated<typeof english> = {
  gone: (name) => `La fuente de ${name} ya no la ofrece. Elige otra traducción.`,
  noBook: (name) => `${name} no tiene este libro.`,
  noChapter: (name) => `${name} no tiene este capítulo.`,
};
