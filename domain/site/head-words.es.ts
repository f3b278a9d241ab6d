import type { Translated } from "../text/translated.ts";
import type { headWords as english } from "./head-words.ts";

export const headWords: Translated<typeof english> = {
  readChapter: (name, translation) => `Lee ${name} en ${translation}, gratis y sin cuenta.`,
  readVerses: (name, translation) => `Lee ${name} en ${translation}, en su capítulo, gratis y sin cuenta.`,
  inDictionary: (query) => `${query} en el diccionario bíblico`,
};
