import type { Translated } from "../text/translated.ts";
import type { manifestMessages as english } from "./manifest-messages.ts";

export const manifestMessages: Translated<typeof english> = {
  reading: "Lectura de hoy",
  browse: "Explorar la Biblia",
  games: "Juegos",
  prayers: "Oración",
  onPhone: "Un capítulo en un teléfono",
  withNotes: "Un capítulo con notas al lado",
};
