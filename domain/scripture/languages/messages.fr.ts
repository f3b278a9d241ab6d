import type { Translated } from "../../text/translated.ts";
import type { languageMessages as english } from "./messages.ts";

export const languageMessages: Translated<typeof english> = {
  gone: (name) => `La traduction ${name} n’est plus proposée par sa source. Choisissez-en une autre.`,
  noBook: (name) => `${name} n’a pas ce livre.`,
  noChapter: (name) => `${name} n’a pas ce chapitre.`,
};
