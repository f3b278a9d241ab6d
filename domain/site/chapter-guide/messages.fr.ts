import type { Translated } from "#domain/text/translated.ts";
import type { guideMessages as english } from "./messages.ts";

export const guideMessages: Translated<typeof english> = {
  guide: "Guide du chapitre",
  toGuide: "Un guide de ce chapitre",
  read: (title) => `Lire ${title}`,
  withCommentary: "Avec un commentaire à côté",
  passages: "Passages connus",
  subjects: "Sujets",
  terms: "Dans le dictionnaire",
  references: "Références croisées",
  otherLanguage: (translation, language = "anglais") => `Texte des versets : ${translation} (${language}).`,
  chapters: "Chapitres",
  headTitle: (title) => `${title} : guide du chapitre`,
  description: (title, translation) =>
    `${title} (${translation}) : toutes les références croisées, verset par verset, avec les sujets, les passages connus et les termes du chapitre.`,
  keywords: (title) => `${title}, ${title} références croisées, ${title} étude, guide d’étude biblique`,
  openPanel: "Ouvrir le chapitre avec son panneau d’étude",
  notFound: "Page introuvable",
  noChapter: "Ce chapitre n’existe pas.",
};
