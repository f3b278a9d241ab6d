import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const markMessages: Translated<typeof english.markMessages> = {
  verse: (verse) => `Versículo ${verse}`,
  selected: "selecionado",
  highlighted: (colour) => `destacado em ${colour.toLowerCase()}`,
  bookmarked: "com marcador",
  hasNote: "com nota",
  actions: ". Ações",
  notes: "Notas",
  note: "Nota",
  colours: {
    Orange: "Laranja",
    Pink: "Rosa",
    Grey: "Cinza",
  },
};
