import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { browserMessages as english } from "./messages.ts";

export const browserMessages: Translated<typeof english> = {
  title: "Explorar la Biblia",
  lead: "Elige un libro para leerlo desde el principio, o abre sus capítulos.",
  find: "Buscar un libro",
  testaments: "Testamentos",
  old: "Antiguo",
  new: "Nuevo",
  oldTestament: "Antiguo Testamento",
  newTestament: "Nuevo Testamento",
  none: "Ningún libro de la Biblia se llama así.",
  books: (count) => plural(count, "1 libro", `${count} libros`),
  chapters: (count) => plural(count, " capítulo", " capítulos"),
};
