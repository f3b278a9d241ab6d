import type { Translated } from "#domain/text/translated.ts";
import type { studyMessages as english } from "./messages.ts";

export const studyMessages: Translated<typeof english> = {
  title: "Étude :",
  sections: "Parties du panneau d’étude",
  references: "Références",
  allReferences: "Toutes les références du chapitre",
  translations: "Traductions",
  words: "Mots",
  topics: "Sujets",
  notes: "Mes notes",
  change: "Changer",
  verse: (verse) => `Verset ${verse}`,
  noWords: "Les mots de ce chapitre ne sont pas sur cet appareil. Ils reviendront dès que vous serez en ligne.",
  fewerVerses: (count) => `Choisissez moins de versets pour voir les mots de tous : voici les ${count} premiers.`,
  chooseVerse: "Choisissez un verset pour voir ses mots.",
  wordsLead: "De la King James Version, en anglais. Ouvrez un mot pour voir l’hébreu ou le grec qu’il traduit.",
  noTopics: "Aucun de nos sujets, termes ou passages connus ne contient ces versets.",
  terms: "Dans le dictionnaire, en anglais",
  learn: "Par cœur",
  notLoaded: (part) =>
    `${part} : cette partie n’est pas encore sur cet appareil. Elle viendra dès que vous serez en ligne.`,
  noReferences:
    "Les références de ce chapitre ne sont pas sur cet appareil. Elles reviendront dès que vous serez en ligne.",
  taller: "Agrandir le panneau",
  shorter: "Réduire le panneau",
};
