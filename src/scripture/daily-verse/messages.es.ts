import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const dailyMessages: Translated<typeof english.dailyMessages> = {
  failed: "No se pudo cargar el versículo de hoy. Revisa tu conexión e inténtalo de nuevo.",
  title: "Versículo del día",
  copy: "Copiar",
  onFacebook: "Compartir en Facebook",
  onWhatsApp: "Compartir en WhatsApp",
  learn: (reference) => `Aprender ${reference} de memoria`,
  loading: "Cargando el versículo de hoy",
  needsScripts: "Activa JavaScript para ver la fecha.",
  everyDay: "Un versículo para cada día",
  moreLabel: "Mostrar más del versículo",
  more: "más",
  translation: (name) => `${name}, en inglés`,
};

export const remoteVerseMessages: Translated<typeof english.remoteVerseMessages> = {
  other: "numera los versículos de este capítulo a su manera; por eso el versículo de hoy está aquí en inglés.",
};
