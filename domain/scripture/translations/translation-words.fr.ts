import type { Translated } from "#domain/text/translated.ts";
import type { translationWords as english } from "./translation-words.ts";

export const translationWords: Translated<typeof english> = {
  key: (id) => (id === "fra_lsg" ? "LSG" : id.toUpperCase()),
  licence: (name) => (name === "Public Domain" ? "Domaine public" : name),
};
