import type { Translated } from "#domain/text/translated.ts";
import type { searchFormMessages as english } from "./search-form-messages.ts";

export const searchFormMessages: Translated<typeof english> = {
  empty: "Écrivez ce que vous cherchez.",
  invalid: "Écrivez une référence biblique valable (par exemple « Jean 3:16 » ou « Genèse »).",
  failed: "Une erreur est survenue pendant votre recherche.",
};
