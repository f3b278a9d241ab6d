import type { Translated } from "../text/translated.ts";
import type { headWords as english } from "./head-words.ts";

export const headWords: Translated<typeof english> = {
  readChapter: (name, translation) => `Leia ${name} na ${translation}, de graça e sem conta.`,
  readVerses: (name, translation) => `Leia ${name} na ${translation}, no capítulo, de graça e sem conta.`,
  inDictionary: (query) => `${query} no dicionário bíblico`,
};
