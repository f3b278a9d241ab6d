import type { Translated } from "#domain/text/translated.ts";
import type { homeMessages as english } from "./messages.ts";

export const homeMessages: Translated<typeof english> = {
  label: "Buscador y versículo de hoy",
  lead: "Lee la Biblia, gratis y sin distracciones.",
  question: "¿Qué te gustaría leer?",
  searchNotLoaded: "El buscador no se pudo cargar. Revisa tu conexión; seguiremos intentándolo.",
  searchingLabel: "Buscando",
  play: "Juega y aprende",
  allGames: "Ver todos los juegos",
  field: "Cita bíblica o palabras",
  example: "Juan 3:16",
  search: "Buscar",
  searching: "Buscando…",
  needsScripts: "Activa JavaScript para buscar.",
  theBooks: "Los libros",
  leadToChapters: "llevan a cada capítulo.",
  begin: "Empezar",
  beginWithJohn: "Empieza por Juan",
  todaysReading: "Lectura de hoy",
  allBooks: "Todos los libros",
  goOn: "Seguir",
  continueReading: "Continuar",
  continueAt: (chapter) => `Continuar: ${chapter}`,
  todaysGame: "Juego de hoy",
  gamesNote: "Los textos de los juegos están en inglés por ahora.",
};
