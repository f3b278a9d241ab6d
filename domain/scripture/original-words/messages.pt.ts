import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const wordCountMessages: Translated<typeof english.wordCountMessages> = {
  hebrew: "Hebraico",
  greek: "Grego",
  thousands: ".",
  nowhere: "Por esta numeração, não aparece em nenhum lugar da King James Version.",
  times: (count, digits) => `${digits} ${plural(count, "vez", "vezes")}`,
  verses: (count, digits) => `${digits} ${plural(count, "versículo", "versículos")}`,
  timesInVerses: (times, verses) => `${times} em ${verses}`,
};

/** The page of a word, in whose head and content the worker writes: its arguments may be markup. */
export const wordPageMessages: Translated<typeof english.wordPageMessages> = {
  hebrew: (number) => `Palavra hebraica ${number}`,
  greek: (number) => `Palavra grega ${number}`,
  spoken: (sound) => `Pronuncia-se ${sound}`,
  origin: (origin) => `Origem: ${origin}`,
  title: "título",
  earlier: "Passagens anteriores",
  more: "Mais passagens",
  places: "Passagens",
  translated: "Como a King James Version a traduz",
  where: "Onde aparece",
  inEnglish: "O significado e os versículos estão em inglês, pois são do dicionário de Strong e da King James Version.",
  description: () => "O que significa, como se pronuncia e como se traduz (em inglês).",
  usedAs: (used, occurrences) => `Na King James Version: ${used}; ${occurrences}.`,
  keywords: (number, lemma, latin) => `${number}, ${lemma}, ${latin}, estudo de ${latin}, Strong ${number}`,
};
