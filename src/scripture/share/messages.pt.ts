import type { Translated } from "#domain/text/translated.ts";
import type { shareMessages as english } from "./messages.ts";

export const shareMessages: Translated<typeof english> = {
  copyWhat: (reference) => `Copiar ${reference}`,
  shareWhat: (reference) => `Compartilhar ${reference}`,
  makePicture: "Criar uma imagem",
  copyReference: "Copiar a referência",
  copyLink: "Copiar o link",
  picture: "Uma imagem para compartilhar",
  pictureOf: (reference) => `${reference} em uma imagem, feita neste aparelho.`,
  tooLong: "Longo demais para esta imagem: termina onde acaba o espaço.",
  shape: "Formato",
  paper: "Papel",
  shapes: {
    square: "Quadrado",
    tall: "Vertical",
    wide: "Horizontal",
  },
  papers: {
    day: "Dia",
    night: "Noite",
    gold: "Dourado",
  },
};
