import type { Translated } from "#domain/text/translated.ts";
import type { markMessages as english } from "./mark-messages.ts";

export const markMessages: Translated<typeof english> = {
  verse: (verse) => `Verset ${verse}`,
  selected: "sélectionné",
  highlighted: (colour) => `surligné en ${colour.toLowerCase()}`,
  bookmarked: "avec signet",
  hasNote: "avec note",
  actions: ". Actions",
  notes: "Notes",
  bookmark: "Signet",
  note: "Note",
  highlightVerse: (verse) => `Surligner le verset ${verse}`,
  bookmarkVerse: (verse) => `Signet au verset ${verse}`,
  noteOnVerse: (verse) => `Note sur le verset ${verse}`,
  colours: {
    Orange: "Orange",
    Pink: "Rose",
    Grey: "Gris",
  },
};
