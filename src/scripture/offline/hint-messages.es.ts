import type { Translated } from "#domain/text/translated.ts";
import type { hintMessages as english } from "./hint-messages.ts";

export const hintMessages: Translated<typeof english> = {
  chapter:
    "No tienes conexión, y este capítulo aún no está en este dispositivo. Puedes leer los capítulos que ya abriste y las traducciones que decidas ",
  link: "guardar sin conexión",
  chapterEnd: ".",
  search:
    "No tienes conexión, y la lista de palabras de esta traducción aún no está en este dispositivo. En las traducciones que decidas ",
  searchEnd: " se puede buscar sin red.",
};
