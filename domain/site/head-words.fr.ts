import type { Translated } from "../text/translated.ts";
import type { headWords as english } from "./head-words.ts";

export const headWords: Translated<typeof english> = {
  readChapter: (name, translation) => `Lisez ${name} dans ${translation}, gratuitement et sans compte.`,
  readVerses: (name, translation) =>
    `Lisez ${name} dans ${translation}, dans son chapitre, gratuitement et sans compte.`,
  inDictionary: (query) => `${query} dans le dictionnaire biblique`,
};
