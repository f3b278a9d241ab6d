import type { Translated } from "#domain/text/translated.ts";
import type { notFoundWords as english } from "./not-found-words.ts";

export const notFoundWords: Translated<typeof english> = {
  title: "¡Vaya! No encontramos esta página",
  meant: "¿Buscabas ",
  meantEnd: "?",
  toHome: "Ir al inicio",
  browse: "Explorar la Biblia",
};
