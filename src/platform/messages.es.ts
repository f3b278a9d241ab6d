import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const platformMessages: Translated<typeof english.platformMessages> = {
  tryLater: "Inténtalo más tarde",
  offline: "No tienes conexión. Inténtalo cuando la recuperes.",
  notLoaded: "Esto no se pudo cargar",
  checkConnection: "Revisa tu conexión e inténtalo de nuevo.",
  reload: "Volver a cargar la página",
  noPicture: "Este navegador no puede crear la imagen",
  noPrinting: "Este navegador no puede imprimir",
  printElsewhere: "Abre la página en otro navegador e imprímela allí.",
  copied: "Copiado",
  notCopied: "No se pudo copiar",
  copyYourself: "Tu navegador no lo permitió. Selecciona el texto y cópialo tú.",
  cannotSpeak: "Este navegador no puede leer en voz alta. Prueba con otro.",
  noVoice: "Este dispositivo no tiene una voz para este idioma. Quizás puedas agregarla en sus ajustes.",
  newVersion: "Hay una versión nueva",
  newVersionWhen: "Cárgala ahora, o la tendrás la próxima vez que abras el sitio.",
  loadIt: "Cargarla",
};

export const lostMessage = (labels: readonly string[]): { title: string; description: string } => ({
  title: "No se pudo leer",
  description: `${labels.join("; ")}. Lo guardado sigue intacto: está en «Tus datos».`,
});

export const storeFailureMessages: Translated<typeof english.storeFailureMessages> = {
  full: {
    title: "No se guardó: el dispositivo está lleno",
    description: "Lo que ya estaba no se ha tocado. Libera espacio en «Tus datos» e inténtalo de nuevo.",
  },
  unavailable: {
    title: "Este navegador no guarda nada para este sitio",
    description: "Modo privado o almacenamiento bloqueado: lo que agregues ahora se perderá al cerrar la página.",
  },
};
