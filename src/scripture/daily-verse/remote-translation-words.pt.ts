import type { Translated } from "#domain/text/translated.ts";
import type { worldWords as english } from "./remote-translation-words.ts";

export const worldWords: Translated<typeof english> = {
  failed: "não pôde ser carregada; por isso o versículo de hoje está aqui em inglês.",
  other: "conta os versículos deste capítulo à sua maneira; por isso o versículo de hoje está aqui em inglês.",
};
