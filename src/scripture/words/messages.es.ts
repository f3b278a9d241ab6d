import type { Translated } from "#domain/text/translated.ts";
import type { wordMessages as english } from "./messages.ts";

export const wordMessages: Translated<typeof english> = {
  behind: "Palabras que difieren, y lo que hay detrás de ellas: ",
  notLoaded: "Esta palabra no se pudo cargar. Revisa tu conexión e inténtalo de nuevo.",
  noNumber: "No se indica ninguna palabra del original para esta.",
  noSuchWord: "No hay ninguna palabra con este número.",
};
