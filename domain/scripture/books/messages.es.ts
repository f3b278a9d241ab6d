import type { Translated } from "#domain/text/translated.ts";
import type { navigationMessages as english } from "./messages.ts";

export const navigationMessages: Translated<typeof english> = {
  belowFirst: "Este es el primer capítulo del libro.",
  aboveLast: "Este es el último capítulo del libro.",
  failed: "No se pudo cambiar de capítulo.",
  nothingLoaded: "Aún no hay ningún pasaje abierto.",
};
