import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const navigationMessages: Translated<typeof english.navigationMessages> = {
  belowFirst: "Este es el primer capítulo del libro.",
  aboveLast: "Este es el último capítulo del libro.",
  failed: "No se pudo cambiar de capítulo.",
  nothingLoaded: "Aún no hay ningún pasaje abierto.",
};

export const bookGroupNames: Translated<typeof english.bookGroupNames> = {
  law: "Ley",
  history: "Historia",
  poetry: "Poesía y sabiduría",
  prophets: "Profetas",
  gospels: "Evangelios y Hechos",
  paul: "Cartas de Pablo",
  others: "Otras cartas y Apocalipsis",
};

export const translationMessages: Translated<typeof english.translationMessages> = {
  newTestamentOnly: (name) => `${name} (solo el Nuevo Testamento)`,
  licence: (name) => (name === "Public Domain" ? "Dominio público" : name),
  omitted: "omitido en esta traducción",
};

export const languageMessages: Translated<typeof english.languageMessages> = {
  gone: (name) => `La fuente de ${name} ya no la ofrece. Elige otra traducción.`,
  noBook: (name) => `${name} no tiene este libro.`,
  noChapter: (name) => `${name} no tiene este capítulo.`,
};

export const lookupMessages: Translated<typeof english.lookupMessages> = {
  empty: "Escribe qué pasaje buscas.",
  invalid: "No es una cita válida. Prueba con una como «Juan 3:16» o «Génesis 1».",
  keyword: "Parece una búsqueda de palabras. Usa la página de búsqueda.",
  timeout: "La respuesta tardó demasiado. Inténtalo de nuevo.",
  network: "No se pudo conectar. Revisa tu conexión e inténtalo más tarde.",
  notFound: (query) =>
    `No encontramos el pasaje «${query}». Prueba con una cita más precisa, como «Juan 3:16» o «Génesis 1».`,
  failed: "No se pudo cargar el pasaje. Inténtalo más tarde.",
  translationGone: "Su fuente no ofrece esta traducción en este momento. Elige otra, por favor.",
};

export const searchFormMessages: Translated<typeof english.searchFormMessages> = {
  empty: "Escribe qué quieres buscar.",
  invalid: "Escribe una cita bíblica válida (por ejemplo, «Juan 3:16» o «Génesis»).",
  failed: "Algo falló al procesar tu búsqueda.",
};
