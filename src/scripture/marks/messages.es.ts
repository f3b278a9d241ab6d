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

export const marksPanelMessages: Translated<typeof english.marksPanelMessages> = {
  noteDeleted: "Nota borrada",
  noteSaved: "Nota guardada",
  noteForVisit: "Se conserva hasta que cierres esta página",
  staysHere: "Solo tus dispositivos pueden leerla",
  noNotes: "Aún no hay notas.",
  noteOnWhat: "Escribe una sobre este capítulo, o elige antes un versículo.",
  noBookmarks: "Aún no hay marcadores. Toca un versículo y luego «Marcador».",
  noHighlights: "Aún no hay subrayados. Toca un versículo y elige un color.",
  more: "Mostrar más",
  nothingFound: "Ninguna de tus notas contiene estas palabras.",
  highlightIn: (colour) => `Subrayar en ${colour.toLowerCase()}`,
  removeHighlight: "Quitar el subrayado",
  removeMark: {
    bookmark: (reference) => `Quitar el marcador de ${reference}`,
    highlight: (reference) => `Quitar el subrayado de ${reference}`,
  },
  search: "Buscar en tus notas",
  keptHere: "Guardado en este dispositivo",
  bookmarks: "Marcadores",
  highlights: "Subrayados",
  noteOn: (reference) => `Nota sobre ${reference}`,
  editNote: (reference) => `Editar la nota sobre ${reference}`,
  deleteNote: (reference) => `Borrar la nota sobre ${reference}`,
  saveNote: "Guardar la nota",
  ask: "¿Qué ves aquí?",
  bookmark: "Marcador",
  highlightVerse: (verse) => `Subrayar el versículo ${verse}`,
  bookmarkVerse: (verse) => `Marcador en el versículo ${verse}`,
  noteOnVerse: (verse) => `Nota sobre el versículo ${verse}`,
};
