import type { Translated } from "#domain/text/translated.ts";
import type { translationWords as english } from "./translation-words.ts";

export const translationWords: Translated<typeof english> = {
  key: (id) => (id === "spa_r09" ? "RV09" : id.toUpperCase()),
  licence: (name) => (name === "Public Domain" ? "Dominio público" : name),
};
