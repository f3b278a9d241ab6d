import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const wordCountMessages: Translated<typeof english.wordCountMessages> = {
  hebrew: "Hebreo",
  greek: "Griego",
  thousands: ",",
  nowhere: "Según esta numeración, no está en ningún lugar de la King James Version.",
  times: (count, digits) => `${digits} ${plural(count, "vez", "veces")}`,
  verses: (count, digits) => `${digits} ${plural(count, "versículo", "versículos")}`,
  timesInVerses: (times, verses) => `${times} en ${verses}`,
};

/** The page of a word, in whose head and content the worker writes: its arguments may be markup. */
export const wordPageMessages: Translated<typeof english.wordPageMessages> = {
  hebrew: (number) => `Palabra hebrea ${number}`,
  greek: (number) => `Palabra griega ${number}`,
  spoken: (sound) => `Se pronuncia ${sound}`,
  origin: (origin) => `Origen: ${origin}`,
  title: "título",
  earlier: "Pasajes anteriores",
  more: "Más pasajes",
  places: "Pasajes",
  translated: "Cómo la traduce la King James Version",
  where: "Dónde aparece",
  inEnglish:
    "El significado y los versículos están en inglés, porque son del diccionario de Strong y de la King James Version.",
  description: () => "Qué significa, cómo se pronuncia y cómo se traduce (en inglés).",
  usedAs: (used, occurrences) => `En la King James Version: ${used}; ${occurrences}.`,
  keywords: (number, lemma, latin) => `${number}, ${lemma}, ${latin}, estudio de ${latin}, Strong ${number}`,
};
