import type { Translated } from "#domain/text/translated.ts";
import type { notFoundWords as english } from "./not-found-words.ts";

export const notFoundWords: Translated<typeof english> = {
  title: "Ops! Página não encontrada",
  meant: "Você procurava ",
  meantEnd: "?",
  toHome: "Ir para o início",
  browse: "Explorar a Bíblia",
};
