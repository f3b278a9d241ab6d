import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const offlineMessages: Translated<typeof english.offlineMessages> = {
  title: "Leer sin conexión",
  lead: "Los capítulos que abres se guardan solos, y una traducción en la que ya buscaste se puede volver a consultar. Descarga una traducción entera en este dispositivo y podrás leerla y buscar en ella en el tren, en la montaña o donde sea.",
  offlineNow: "No tienes conexión. En lo que está guardado aquí puedes leer y buscar.",
  unavailable: "Este navegador no puede guardar archivos de un sitio. Si esta ventana es privada, abre una normal.",
  downloadedSize: (size) => `Descargada, ${size}`,
  about: (size) => `Unos ${size}`,
  newer: "Hay un texto más nuevo",
  aboutAny: "Entre 5 y 10 MB",
  downloadedChapters: (chapters) =>
    plural(chapters, "Descargada, 1 capítulo", `Descargada, ${inDigits(chapters)} capítulos`),
  chaptersSoFar: (chapters) =>
    plural(chapters, "1 capítulo hasta ahora", `${inDigits(chapters)} capítulos hasta ahora`),
  downloading: (name) => `Descargando ${name}`,
  downloadingEdition: (name) => `Descargando ${name}`,
  stop: "Detener",
  actions: {
    download: "Descargar",
    resume: "Reanudar",
    update: "Actualizar",
  },
  actionFor: {
    download: (name) => `Descargar: ${name}`,
    resume: (name) => `Reanudar la descarga: ${name}`,
    update: (name) => `Actualizar: ${name}`,
  },
  downloaded: (name) => `${name} ya está en este dispositivo`,
  removeName: (name) => `Quitar ${name} de este dispositivo`,
  remove: "Quitar",
  failures: {
    full: "No hay espacio suficiente en este dispositivo. Quita una traducción o libera espacio, y reanuda.",
    offline: "Te quedaste sin conexión. Lo que ya llegó se conserva; reanuda cuando vuelvas a tener conexión.",
    failed: "No funcionó. Lo que ya llegó se conserva; inténtalo de nuevo.",
  },
  otherLanguages: "Otros idiomas",
  choose: "Elegir otro idioma",
};
