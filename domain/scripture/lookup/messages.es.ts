import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

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
