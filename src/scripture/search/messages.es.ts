import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { searchMessages as english } from "./messages.ts";

export const searchMessages: Translated<typeof english> = {
  filters: "Filtros",
  translation: "Traducción",
  wholeWords: "Solo palabras enteras",
  testament: "Testamento",
  all: "Todos",
  allOf: "los libros",
  old: "Antiguo",
  new: "Nuevo",
  book: "Libro",
  quoted: (words) => `«${words}»`,
  byName: "Un pasaje con este nombre",
  verses: (total) => plural(total, "1 versículo", `${inDigits(total)} versículos`),
  noVerse: "ningún versículo",
  beginnings: (total) =>
    `${plural(total, "1 versículo tiene", `${inDigits(total)} versículos tienen`)} palabras que empiezan así`,
  elsewhere: "Buscar en las otras traducciones",
  everywhere: "Buscar en todos los libros",
  nearest: "Versículos más cercanos",
  didYouMean: "Quizás buscabas",
  bestFirst: ", primero los mejores resultados",
  more: "Mostrar más versículos",
  shownOf: (shown, total) => `${inDigits(shown)} de ${inDigits(total)}`,
  searchingFor: "Buscando ",
  noVerseWith: "Ningún versículo con ",
  versesWith: (total) => plural(total, " versículo con ", " versículos con "),
  searching: "Buscando",
  progress: "Progreso de la descarga",
  firstSearch: (translation, size) =>
    `La primera búsqueda descarga a este dispositivo la lista de palabras de la ${translation} (${size}). La búsqueda se hace aquí, así que nadie sabe lo que buscas.`,
  versesOn: (subject) => `Versículos sobre ${subject}`,
  alsoFound: "También",
  inDictionary: (term) => `Diccionario: ${term}`,
  suggestions: "Sugerencias",
  kinds: {
    recent: "buscado antes",
    book: "libro",
    chapter: "capítulo",
  },
  downloadedSoFar: (chapters) =>
    plural(
      chapters,
      "hay 1 capítulo descargado por ahora y solo en él se busca",
      `hay ${inDigits(chapters)} capítulos descargados por ahora y solo en ellos se busca`,
    ),
  notDownloaded: "Descarga esta traducción en este dispositivo y podrás buscar sus palabras aquí.",
  toDownloads: "Descargarla en este dispositivo",
  searchOffline:
    "No tienes conexión, y la lista de palabras de esta traducción aún no está en este dispositivo. En las traducciones que decidas ",
  searchOfflineEnd: " se puede buscar sin conexión.",
};
