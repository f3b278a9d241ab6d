import type { Translated } from "#domain/text/translated.ts";
import type { notFoundMessages as english } from "./messages.ts";

export const notFoundMessages: Translated<typeof english> = {
  title: "Ops! Página não encontrada",
  meant: "Você procurava ",
  meantEnd: "?",
  toHome: "Ir para o início",
  browse: "Explorar a Bíblia",
};
