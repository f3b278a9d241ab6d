import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const markMessages: Translated<typeof english.markMessages> = {
  verse: (verse) => `Versículo ${verse}`,
  selected: "seleccionado",
  highlighted: (colour) => `subrayado en ${colour.toLowerCase()}`,
  bookmarked: "con marcador",
  hasNote: "con nota",
  actions: ". Acciones",
  notes: "Notas",
  note: "Nota",
  colours: {
    Orange: "Naranja",
    Pink: "Rosa",
    Grey: "Gris",
  },
};
