import type { Translated } from "#domain/text/translated.ts";
import type { dailyMessages as english } from "./messages.ts";

export const dailyMessages: Translated<typeof english> = {
  failed: "No se pudo cargar el versículo de hoy. Revisa tu conexión e inténtalo de nuevo.",
  title: "Versículo del día",
  copy: "Copiar",
  onFacebook: "Compartir en Facebook",
  onWhatsApp: "Compartir en WhatsApp",
  share: "Compartir",
  loading: "Cargando el versículo de hoy",
  needsScripts: "La fecha necesita scripts.",
  everyDay: "Un versículo para cada día",
  moreLabel: "Mostrar más del versículo",
  more: "más",
  translation: (name) => `${name}, en inglés`,
};
