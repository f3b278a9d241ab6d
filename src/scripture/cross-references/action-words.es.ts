import type { Translated } from "#domain/text/translated.ts";
import type { actionWords as english } from "./action-words.ts";

export const actionWords: Translated<typeof english> = {
  compare: "Comparar",
  related: "Relacionados",
};
