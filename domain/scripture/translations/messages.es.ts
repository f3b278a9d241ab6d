import type { Translated } from "#domain/text/translated.ts";
import type { translationMessages as english } from "./messages.ts";

export const translationMessages: Translated<typeof english> = {
  key: (id) => (id === "spa_r09" ? "RV09" : id.toUpperCase()),
  licence: (name) => (name === "Public Domain" ? "Dominio público" : name),
};
