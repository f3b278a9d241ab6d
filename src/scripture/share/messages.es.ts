import type { Translated } from "#domain/text/translated.ts";
import type { shareMessages as english } from "./messages.ts";

export const shareMessages: Translated<typeof english> = {
  copyWhat: (reference) => `Copiar ${reference}`,
  shareWhat: (reference) => `Compartir ${reference}`,
  makePicture: "Crear una imagen",
  copyReference: "Copiar la cita",
  copyLink: "Copiar el enlace",
  picture: "Una imagen para compartir",
  pictureOf: (reference) => `${reference} en una imagen, hecha en este dispositivo.`,
  tooLong: "Demasiado largo para esta imagen: termina donde se acaba el espacio.",
  shape: "Formato",
  paper: "Papel",
  shapes: {
    square: "Cuadrado",
    tall: "Vertical",
    wide: "Horizontal",
  },
  papers: {
    day: "Día",
    night: "Noche",
    gold: "Oro",
  },
};
