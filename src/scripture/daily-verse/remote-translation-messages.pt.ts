import type { Translated } from "#domain/text/translated.ts";
import type { remoteVerseMessages as english } from "./remote-translation-messages.ts";

export const remoteVerseMessages: Translated<typeof english> = {
  failed: "não pôde ser carregada; por isso o versículo de hoje está aqui em inglês.",
  other: "conta os versículos deste capítulo à sua maneira; por isso o versículo de hoje está aqui em inglês.",
};
