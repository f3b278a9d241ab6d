import type { Translated } from "#domain/text/translated.ts";
import type { uiMessages as english } from "./messages.ts";

export const uiMessages: Translated<typeof english> = {
  save: "Guardar",
  cancel: "Cancelar",
  saveImage: "Guardar como imagen",
  opensInNewTab: ", se abre en otra pestaña",
  close: "Cerrar",
  loading: "Cargando",
  needsScripts: "Activa JavaScript para usar esto.",
  tryAgain: "Intentar de nuevo",
  notFound: "No encontrado",
  share: "Compartir",
  email: "Correo",
  helplinesLink: "Si necesitas a alguien ahora mismo",
  helplinesRest: ", hay personas a quienes puedes llamar.",
  fieldIsFull: (maximum) =>
    `En este campo caben ${maximum} caracteres. Si pegaste un texto más largo, aquí falta el final.`,
};
