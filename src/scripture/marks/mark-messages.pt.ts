import type { Translated } from "#domain/text/translated.ts";
import type { markMessages as english } from "./mark-messages.ts";

export const markMessages: Translated<typeof english> = {
  verse: (verse) => `Versículo ${verse}`,
  selected: "selecionado",
  highlighted: (colour) => `destacado em ${colour.toLowerCase()}`,
  bookmarked: "com marcador",
  hasNote: "com nota",
  actions: ". Ações",
  notes: "Notas",
  bookmark: "Marcador",
  note: "Nota",
  highlightVerse: (verse) => `Destacar o versículo ${verse}`,
  bookmarkVerse: (verse) => `Marcador no versículo ${verse}`,
  noteOnVerse: (verse) => `Nota sobre o versículo ${verse}`,
  colours: {
    Orange: "Laranja",
    Pink: "Rosa",
    Grey: "Cinza",
  },
};
