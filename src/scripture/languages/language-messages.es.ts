import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { languagePickerMessages as english } from "./language-messages.ts";

export const languagePickerMessages: Translated<typeof english> = {
  kept: (name) => `${name} ya está en este dispositivo`,
  aboutAny: "Unos 5 a 10 MB",
  downloadedChapters: (chapters) =>
    plural(chapters, "Descargada, 1 capítulo", `Descargada, ${inDigits(chapters)} capítulos`),
  chaptersSoFar: (chapters) =>
    plural(chapters, "1 capítulo hasta ahora", `${inDigits(chapters)} capítulos hasta ahora`),
  downloading: (name) => `Descargando ${name}`,
  stop: "Detener",
  resumeName: (name) => `Reanudar la descarga: ${name}`,
  keepName: (name) => `Guardar sin conexión: ${name}`,
  resume: "Reanudar",
  keep: "Guardar sin conexión",
  removeName: (name) => `Quitar ${name} de este dispositivo`,
  remove: "Quitar",
  otherLanguages: "Otros idiomas",
  choose: "Elegir otro idioma",
  title: "Idiomas y traducciones",
  findLabel: "Buscar un idioma o una traducción",
  find: "Buscar un idioma",
  tryAgain: "Intentar de nuevo",
  yours: "Tus idiomas",
  ours: "De este sitio",
  all: "Todos los idiomas",
  moreOf: (count) => `Mostrar más (hay ${inDigits(count)})`,
  english: "inglés",
  offlineToo: "Aquí, también sin conexión",
  needsNetwork: "Necesita conexión",
  moreLanguages: "Más idiomas…",
};
