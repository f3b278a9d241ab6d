import type { Translated } from "#domain/text/translated.ts";
import type { shareMessages as english } from "./messages.ts";

export const shareMessages: Translated<typeof english> = {
  copyWhat: (reference) => `Copier ${reference}`,
  shareWhat: (reference) => `Partager ${reference}`,
  makePicture: "Créer une image",
  copyReference: "Copier la référence",
  copyLink: "Copier le lien",
  picture: "Une image à partager",
  pictureOf: (reference) => `${reference} en image, créée sur cet appareil.`,
  tooLong: "Trop long pour cette image : le texte s’arrête où la place manque.",
  shape: "Format",
  paper: "Papier",
  shapes: {
    square: "Carré",
    tall: "Vertical",
    wide: "Horizontal",
  },
  papers: {
    day: "Jour",
    night: "Nuit",
    gold: "Doré",
  },
};
