import type { Translated } from "#domain/text/translated.ts";
import type { notFoundWords as english } from "./not-found-words.ts";

export const notFoundWords: Translated<typeof english> = {
  title: "Oups ! Page introuvable",
  meant: "Cherchiez-vous ",
  meantEnd: " ?",
  toHome: "Revenir à l’accueil",
  browse: "Parcourir la Bible",
};
