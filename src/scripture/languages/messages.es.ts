import type { Translated } from "#domain/text/translated.ts";
import { inDigits, plural } from "#domain/text/counting.ts";
import type * as english from "./messages.ts";

export const pickerMessages: Translated<typeof english.pickerMessages> = {
  loading: "Cargando la lista completa…",
  listFailed: "No se pudo cargar la lista completa. Estas se pueden leer igualmente.",
  nothing: "Ninguna traducción ni idioma se llama así.",
  gone: (names) =>
    `${names.length === 1 ? "Su fuente no la ofrece" : "Sus fuentes no las ofrecen"} en este momento: ${names.join(", ")}.`,
};

export const downloadFailureMessages: Translated<typeof english.downloadFailureMessages> = {
  full: "No hay espacio suficiente en este dispositivo. Quita una traducción o libera espacio, y reanuda.",
  offline: "Te quedaste sin conexión. Lo que ya llegó se conserva; reanuda cuando vuelvas a tener conexión.",
  failed: "No funcionó. Lo que ya llegó se conserva; inténtalo de nuevo.",
};

export const languagePickerMessages: Translated<typeof english.languagePickerMessages> = {
  downloaded: (name) => `${name} ya está en este dispositivo`,
  aboutAny: "Entre 5 y 10 MB",
  downloadedChapters: (chapters) =>
    plural(chapters, "Descargada, 1 capítulo", `Descargada, ${inDigits(chapters)} capítulos`),
  chaptersSoFar: (chapters) =>
    plural(chapters, "1 capítulo hasta ahora", `${inDigits(chapters)} capítulos hasta ahora`),
  downloading: (name) => `Descargando ${name}`,
  stop: "Detener",
  resumeName: (name) => `Reanudar la descarga: ${name}`,
  downloadName: (name) => `Descargar: ${name}`,
  resume: "Reanudar",
  download: "Descargar",
  removeName: (name) => `Quitar ${name} de este dispositivo`,
  remove: "Quitar",
  otherLanguages: "Otros idiomas",
  choose: "Elegir otro idioma",
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
};
