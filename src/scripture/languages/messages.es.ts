import type { Translated } from "#domain/text/translated.ts";
import { inDigits } from "#domain/text/counting.ts";
import type * as english from "./messages.ts";

export const languagePickerMessages: Translated<typeof english.languagePickerMessages> = {
  title: "Idiomas y traducciones",
  findLabel: "Buscar un idioma o una traducción",
  find: "Buscar un idioma",
  yours: "Tus idiomas",
  ours: "De este sitio",
  all: "Todos los idiomas",
  moreOf: (count) => `Mostrar más (hay ${inDigits(count)})`,
  english: "inglés",
  offlineToo: "Aquí, también sin conexión",
  needsNetwork: "Necesita conexión",
  moreLanguages: "Más idiomas…",
  loading: "Cargando la lista completa…",
  listFailed: "No se pudo cargar la lista completa. Estas se pueden leer igualmente.",
  nothing: "Ninguna traducción ni idioma se llama así.",
  gone: (names) =>
    `${names.length === 1 ? "Su fuente no la ofrece" : "Sus fuentes no las ofrecen"} en este momento: ${names.join(", ")}.`,
};
