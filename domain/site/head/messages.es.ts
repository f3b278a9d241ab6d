import type { Translated } from "#domain/text/translated.ts";
import type { headMessages as english } from "./messages.ts";

export const headMessages: Translated<typeof english> = {
  readChapter: (name, translation) => `Lee ${name} en la ${translation}, gratis y sin cuenta.`,
  readVerses: (name, translation) => `Lee ${name} en la ${translation}, en su capítulo, gratis y sin cuenta.`,
  versesOn: (subject) => `Versículos sobre ${subject}`,
  versesOnText: (about) => `${about}, cada uno con sus palabras y una frase sobre lo que da.`,
  subjectKeywords: (about, subject) =>
    `${about}, textos bíblicos sobre ${subject}, qué dice la Biblia sobre ${subject}`,
  versesOfMonth: (month) => `Los versículos de ${month}`,
  versesOfMonthText: (month) =>
    `Un versículo de la Reina-Valera de 1909 para cada día de ${month}, para leer, copiar y compartir.`,
  monthKeywords: (month) =>
    `versículos de ${month}, calendario bíblico de ${month}, versículo diario, versículo del día`,
  quoted: (words) => `«${words}»`,
  inDictionary: (query) => `${query} en el diccionario bíblico`,
};
