import type { Translated } from "#domain/text/translated.ts";
import type { navigationMessages as english } from "./messages.ts";

export const navigationMessages: Translated<typeof english> = {
  belowFirst: "Este é o primeiro capítulo do livro.",
  aboveLast: "Este é o último capítulo do livro.",
  failed: "Não foi possível mudar de capítulo.",
  nothingLoaded: "Ainda não há nenhuma passagem aberta.",
};
