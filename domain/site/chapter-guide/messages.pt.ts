import type { Translated } from "#domain/text/translated.ts";
import type { guideMessages as english } from "./messages.ts";

export const guideMessages: Translated<typeof english> = {
  guide: "Guia do capítulo",
  toGuide: "Guia deste capítulo",
  read: (title) => `Ler ${title}`,
  withCommentary: "Com um comentário ao lado",
  passages: "Passagens conhecidas",
  subjects: "Assuntos",
  terms: "No dicionário",
  references: "Referências cruzadas",
  otherLanguage: (translation, language = "inglês") => `Texto dos versículos: ${translation} (${language}).`,
  chapters: "Capítulos",
  headTitle: (title) => `${title}: guia do capítulo`,
  description: (title, translation) =>
    `Todas as referências cruzadas de ${title} (${translation}), versículo por versículo, com seus assuntos, passagens conhecidas e termos.`,
  keywords: (title) => `${title}, referências cruzadas de ${title}, estudo de ${title}, guia de estudo bíblico`,
  openPanel: "Abrir o capítulo com o painel de estudo",
  notFound: "Não encontrado",
  noChapter: "Esse capítulo não existe.",
};
