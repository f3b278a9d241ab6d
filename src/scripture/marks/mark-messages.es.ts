import type { Translated } from "#domain/text/translated.ts";
import type { markMessages as english } from "./mark-messages.ts";

export const markMessages: Translated<typeof english> = {
  verse: (verse) => `Versículo ${verse}`,
  selected: "seleccionado",
  highlighted: (colour) => `subrayado en ${colour.toLowerCase()}`,
  bookmarked: "con marcador",
  hasNote: "con nota",
  actions: ". Acciones",
  notes: "Notas",
  bookmark: "Marcador",
  note: "Nota",
  highlightVerse: (verse) => `Subrayar el versículo ${verse}`,
  bookmarkVerse: (verse) => `Marcador en el versículo ${verse}`,
  noteOnVerse: (verse) => `Nota sobre el versículo ${verse}`,
  colours: {
    Orange: "Naranja",
    Pink: "Rosa",
    Grey: "Gris",
  },
};
