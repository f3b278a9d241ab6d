import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./panel-messages.ts";

export const marksMessages: Translated<typeof english.marksMessages> = {
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
