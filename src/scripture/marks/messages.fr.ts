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

export const marksPanelMessages: Translated<typeof english.marksPanelMessages> = {
  noteDeleted: "Note supprimée",
  noteSaved: "Note enregistrée",
  noteForVisit: "Gardée jusqu’à la fermeture de cette page",
  staysHere: "Seuls vos appareils peuvent la lire",
  noNotes: "Pas encore de notes.",
  noteOnWhat: "Écrivez-en une sur ce chapitre, ou choisissez d’abord un verset.",
  noBookmarks: "Pas encore de signets. Touchez un verset, puis « Signet ».",
  noHighlights: "Pas encore de surlignages. Touchez un verset, puis choisissez une couleur.",
  more: "Afficher la suite",
  nothingFound: "Aucune de vos notes ne contient ces mots.",
  highlightIn: (colour) => `Surligner en ${colour.toLowerCase()}`,
  removeHighlight: "Retirer le surlignage",
  removeMark: {
    bookmark: (reference) => `Retirer le signet : ${reference}`,
    highlight: (reference) => `Retirer le surlignage : ${reference}`,
  },
  search: "Chercher dans vos notes",
  keptHere: "Gardé sur cet appareil",
  bookmarks: "Signets",
  highlights: "Surlignages",
  noteOn: (reference) => `Note sur ${reference}`,
  editNote: (reference) => `Modifier la note sur ${reference}`,
  deleteNote: (reference) => `Supprimer la note sur ${reference}`,
  saveNote: "Enregistrer la note",
  ask: "Que voyez-vous ici ?",
  bookmark: "Signet",
  highlightVerse: (verse) => `Surligner le verset ${verse}`,
  bookmarkVerse: (verse) => `Signet au verset ${verse}`,
  noteOnVerse: (verse) => `Note sur le verset ${verse}`,
};
