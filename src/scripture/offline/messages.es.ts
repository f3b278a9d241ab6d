import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const offlineMessages: Translated<typeof english.offlineMessages> = {
  unavailable: "Este navegador no puede guardar archivos de un sitio, o no en modo privado.",
  offlineNow: "No tienes conexión. Lo que está guardado aquí se puede leer y buscar.",
};

export const downloadMessages: Translated<typeof english.downloadMessages> = {
  downloaded: (name) => `${name} ya está en este dispositivo`,
  downloading: (name) => `Descargando ${name}`,
  stop: "Detener",
  keptSize: (size) => `Descargada, ${size}`,
  about: (size) => `Unos ${size}`,
  newer: "Hay un texto más nuevo",
  update: "Actualizar",
  resumeDownload: "Reanudar la descarga",
  resume: "Reanudar",
  download: "Descargar",
  downloadName: (action, name) => `${action}: ${name}`,
  removeName: (name) => `Quitar ${name} de este dispositivo`,
  remove: "Quitar",
  title: "Leer sin conexión",
  lead: "Los capítulos que abres se guardan solos, y una traducción en la que ya buscaste se puede volver a consultar. Guarda una traducción entera en este dispositivo y podrás leerla y buscar en ella en el tren, en la montaña o donde sea.",
};
