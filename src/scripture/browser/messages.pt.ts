import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { browserMessages as english } from "./messages.ts";

export const browserMessages: Translated<typeof english> = {
  title: "Explorar a Bíblia",
  lead: "Escolha um livro para ler desde o começo, ou abra os capítulos dele.",
  find: "Buscar um livro",
  testaments: "Testamentos",
  old: "Antigo",
  new: "Novo",
  oldTestament: "Antigo Testamento",
  newTestament: "Novo Testamento",
  none: "Nenhum livro da Bíblia se chama assim.",
  books: (count) => plural(count, "1 livro", `${count} livros`),
  chapters: (count) => plural(count, " capítulo", " capítulos"),
};
