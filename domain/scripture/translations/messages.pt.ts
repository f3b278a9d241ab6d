import type { Translated } from "#domain/text/translated.ts";
import type { translationMessages as english } from "./messages.ts";

export const translationMessages: Translated<typeof english> = {
  key: (id) => (id === "por_blj" ? "BLivre" : id.toUpperCase()),
  licence: (name) => (name === "Public Domain" ? "Domínio público" : name),
};
