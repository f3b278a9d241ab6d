import type { Translated } from "#domain/text/translated.ts";
import type { studyMessages as english } from "./messages.ts";

export const studyMessages: Translated<typeof english> = {
  title: "Estudio",
  panelOf: (reference) => `Estudio: ${reference}`,
  sections: "Partes del panel de estudio",
  references: "Referencias",
  learn: "Memoria",
  notLoaded: "No se pudo cargar esta parte. Comprueba tu conexión e inténtalo de nuevo.",
  taller: "Agrandar el panel",
  shorter: "Reducir el panel",
};
