import type { Translated } from "../text/translated.ts";
import type * as english from "./messages.ts";

export const siteBlurb =
  "Para leer, buscar, orar y jugar, gratis. Sin cuenta ni publicidad; lo que escribes se queda en tu dispositivo.";

export const manifestMessages: Translated<typeof english.manifestMessages> = {
  reading: "Lectura de hoy",
  browse: "Explorar la Biblia",
  games: "Juegos",
  prayers: "Oración",
  onPhone: "Un capítulo en un teléfono",
  withNotes: "Un capítulo con notas al lado",
};
