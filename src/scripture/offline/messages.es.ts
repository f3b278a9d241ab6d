import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const downloadFailureMessages: Translated<typeof english.downloadFailureMessages> = {
  full: "No hay espacio suficiente en este dispositivo. Quita una traducción o libera espacio, y reanuda.",
  offline: "Te quedaste sin conexión. Lo que ya llegó se conserva; reanuda cuando vuelvas a tener conexión.",
  failed: "No funcionó. Lo que ya llegó se conserva; inténtalo de nuevo.",
};

export const offlineMessages: Translated<typeof english.offlineMessages> = {
  unavailable: "Este navegador no puede guardar archivos de un sitio, o no en modo privado.",
  offlineNow: "No tienes conexión. Lo que está guardado aquí se puede leer y buscar.",
};
