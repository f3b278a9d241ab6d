import type { Translated } from "#domain/text/translated.ts";
import type { headMessages as english } from "./messages.ts";

export const headMessages: Translated<typeof english> = {
  readChapter: (name, translation) => `Lee ${name} en ${translation}, gratis y sin cuenta.`,
  readVerses: (name, translation) => `Lee ${name} en ${translation}, en su capítulo, gratis y sin cuenta.`,
  versesOn: (subject) => `Versículos sobre ${subject}`,
  versesOnText: (about) => `${about}, cada uno con sus palabras y una frase sobre lo que da. En inglés por ahora.`,
  versesOfMonth: (month) => `Los versículos de ${month}`,
  versesOfMonthText: (month) =>
    `Un versículo de la King James Version para cada día de ${month}, para leer, copiar y compartir. En inglés por ahora.`,
  inDictionary: (query) => `${query} en el diccionario bíblico`,
};
