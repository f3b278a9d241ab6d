import type { Translated } from "#domain/text/translated.ts";
import type { translationWords as english } from "./translation-words.ts";

export const translationWords: Translated<typeof english> = {
  key: (id) => (id === "por_blj" ? "BLivre" : id.toUpperCase()),
  licence: (name) => (name === "Public Domain" ? "Domínio público" : name),
};
