import type { Translated } from "#domain/text/translated.ts";
import type { notFoundMessages as english } from "./messages.ts";

export const notFoundMessages: Translated<typeof english> = {
  title: "Oups ! Page introuvable",
  meant: "Cherchiez-vous ",
  meantEnd: " ?",
  toHome: "Revenir à l’accueil",
  browse: "Parcourir la Bible",
};
