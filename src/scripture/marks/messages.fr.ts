import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const markMessages: Translated<typeof english.markMessages> = {
  verse: (verse) => `Verset ${verse}`,
  selected: "sélectionné",
  highlighted: (colour) => `surligné en ${colour.toLowerCase()}`,
  bookmarked: "avec signet",
  hasNote: "avec note",
  actions: ". Actions",
  notes: "Notes",
  note: "Note",
  colours: {
    Orange: "Orange",
    Pink: "Rose",
    Grey: "Gris",
  },
};
