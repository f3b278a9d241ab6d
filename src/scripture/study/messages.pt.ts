import type { Translated } from "#domain/text/translated.ts";
import type { studyMessages as english } from "./messages.ts";

export const studyMessages: Translated<typeof english> = {
  title: "Estudo:",
  sections: "Partes do painel de estudo",
  references: "Referências",
  allReferences: "Todas as referências do capítulo",
  translations: "Traduções",
  words: "Palavras",
  topics: "Temas",
  notes: "Minhas notas",
  change: "Mudar",
  verse: (verse) => `Versículo ${verse}`,
  noWords: "As palavras deste capítulo não estão neste aparelho. Elas voltam quando houver internet.",
  fewerVerses: (count) => `Escolha menos versículos para ver as palavras de todos: estes são os primeiros ${count}.`,
  chooseVerse: "Escolha um versículo para ver suas palavras.",
  wordsLead: "Da King James Version, em inglês. Abra uma palavra para ver o hebraico ou o grego por trás dela.",
  noTopics: "Nenhum dos nossos assuntos, termos ou passagens conhecidas contém estes versículos.",
  terms: "No dicionário, em inglês",
  learn: "Memorizar",
  notLoaded: (part) => `${part}: esta parte ainda não está neste aparelho. Ela aparece quando houver internet.`,
  noReferences: "As referências deste capítulo não estão neste aparelho. Elas voltam quando houver internet.",
  taller: "Aumentar o painel",
  shorter: "Diminuir o painel",
};
