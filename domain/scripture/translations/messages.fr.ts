import type { Translated } from "#domain/text/translated.ts";
import type { translationMessages as english } from "./messages.ts";

export const translationMessages: Translated<typeof english> = {
  key: (id) => (id === "fra_lsg" ? "LSG" : id.toUpperCase()),
  licence: (name) => (name === "Public Domain" ? "Domaine public" : name),
};
