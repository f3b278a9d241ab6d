import type { Translated } from "#domain/text/translated.ts";
import type { guideMessages as english } from "./messages.ts";

export const guideMessages: Translated<typeof english> = {
  guide: "Guía del capítulo",
  toGuide: "Guía de este capítulo",
  read: (title) => `Leer ${title}`,
  withCommentary: "Con un comentario al lado",
  passages: "Pasajes conocidos",
  subjects: "Temas",
  terms: "En el diccionario",
  references: "Referencias cruzadas",
  otherLanguage: (translation, language = "inglés") => `Texto de los versículos: ${translation} (${language}).`,
  chapters: "Capítulos",
  headTitle: (title) => `${title}: guía del capítulo`,
  description: (title, translation) =>
    `Todas las referencias cruzadas de ${title} (${translation}), versículo por versículo, con sus temas, pasajes conocidos y términos.`,
  keywords: (title) => `${title}, referencias cruzadas de ${title}, estudio de ${title}, guía de estudio bíblico`,
  openPanel: "Abrir el capítulo con su panel de estudio",
  notFound: "No encontrado",
  noChapter: "Ese capítulo no existe.",
};
