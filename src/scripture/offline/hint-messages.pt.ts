import type { Translated } from "#domain/text/translated.ts";
import type { hintMessages as english } from "./hint-messages.ts";

export const hintMessages: Translated<typeof english> = {
  chapter:
    "Você está sem internet, e este capítulo ainda não está neste aparelho. Você pode ler os capítulos que já abriu e as traduções que você escolher ",
  link: "guardar off-line",
  chapterEnd: ".",
  search:
    "Você está sem internet, e a lista de palavras desta tradução ainda não está neste aparelho. Nas traduções que você escolher ",
  searchEnd: " é possível buscar sem internet.",
};
