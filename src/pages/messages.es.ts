import type { Translated } from "#domain/text/translated.ts";
import type { notFoundMessages as english } from "./messages.ts";

export const notFoundMessages: Translated<typeof english> = {
  title: "¡Vaya! No encontramos esta página",
  meant: "¿Buscabas ",
  meantEnd: "?",
  toHome: "Ir al inicio",
  browse: "Explorar la Biblia",
};
