import type { Translated } from "#domain/text/translated.ts";
import type { wordSheetMessages as english } from "./word-messages.ts";

export const wordSheetMessages: Translated<typeof english> = {
  meant: "Qué significaba en 1611",
  inDictionary: "En el diccionario",
  previous: "Palabra anterior",
  next: "Palabra siguiente",
  title: "título",
  byName: "Palabras con este nombre",
  inKjv: "En la King James Version",
  origin: (origin) => `Origen: ${origin}`,
  allAbout: (number) => `Todo sobre ${number}`,
  moreVerses: (count) => `Mostrar más de los ${count} versículos`,
  andMore: (count) => `y ${count} más`,
};
