import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const pickerMessages: Translated<typeof english.pickerMessages> = {
  loading: "Cargando la lista completa…",
  listFailed: "No se pudo cargar la lista completa. Estas se pueden leer igualmente.",
  nothing: "Ninguna traducción ni idioma se llama así.",
  gone: (names) =>
    `${names.length === 1 ? "Su fuente no la ofrece" : "Sus fuentes no las ofrecen"} en este momento: ${names.join(", ")}.`,
};

export const editionDownloadMessages: Translated<typeof english.editionDownloadMessages> = {
  full: "No hay espacio suficiente en este dispositivo. Quita una traducción o libera espacio, y reanuda.",
  offline: "Te quedaste sin conexión. Lo que ya llegó se conserva; reanuda cuando vuelvas a tener conexión.",
  failed: "No funcionó. Lo que ya llegó se conserva; inténtalo de nuevo.",
};
