import type { Translated } from "../text/translated.ts";
import type { manifestWords as english } from "./manifest-words.ts";

export const manifestWords: Translated<typeof english> = {
  reading: "Lectura de hoy",
  browse: "Explorar la Biblia",
  games: "Juegos",
  prayers: "Oración",
  onPhone: "Un capítulo en un teléfono",
  withNotes: "Un capítulo con notas al lado",
};
