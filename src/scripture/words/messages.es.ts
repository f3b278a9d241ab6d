import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const wordMessages: Translated<typeof english.wordMessages> = {
  meant: "Qué significaba en 1611",
  inDictionary: "En el diccionario",
  previous: "Anterior",
  next: "Siguiente",
  byName: "Palabras con este nombre",
  inKjv: "En la King James Version",
  origin: "Origen:",
  allAbout: (number) => `Todo sobre ${number}`,
  moreVerses: (count) => `Mostrar más de los ${count} versículos`,
  andMore: (count) => `y ${count} más`,
  behind: "Palabras que difieren, y lo que hay detrás de ellas: ",
  notLoaded: "Esta palabra no se pudo cargar. Revisa tu conexión e inténtalo de nuevo.",
  noNumber: "Para esta no se indica ninguna palabra hebrea ni griega.",
  notFound: "No encontrado",
  noSuchWord: "No hay ninguna palabra con este número.",
};
