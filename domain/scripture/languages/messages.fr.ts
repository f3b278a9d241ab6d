import type { Translated } from "../../text/translated.ts";
import type { languageMessages as english } from "./messages.ts";

export const languageMessages: Translated<typeof english> = {
  gone: (name) => `La source de ${name} ne la propose plus. Choisissez une autre traduction.`,
  noBook: (name) => `${name} n’a pas ce livre.`,
  noChapter: (name) => `${name} n’a pas ce chapitre.`,
};
