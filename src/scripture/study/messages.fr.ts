import type { Translated } from "#domain/text/translated.ts";
import type { studyMessages as english } from "./messages.ts";

export const studyMessages: Translated<typeof english> = {
  title: "Étude",
  panelOf: (reference) => `Étude : ${reference}`,
  sections: "Parties du panneau d’étude",
  references: "Références",
  learn: "Par cœur",
  notLoaded: "Cette partie n’a pas pu être chargée. Vérifiez votre connexion et réessayez.",
  taller: "Agrandir le panneau",
  shorter: "Réduire le panneau",
};
