import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const revealMessages: Translated<typeof english.revealMessages> = {
  lead: (questions, description) => `${questions} perguntas. ${description}`,
  rules: [
    "Leia as palavras e pense de onde elas vêm.",
    "Escolha o livro, o capítulo e o versículo, e toque em “Responder”.",
    "Os três precisam estar certos para ganhar o ponto. Ver a dica não custa nada.",
  ],
  start: "Começar o jogo",
  noVerses: "Não foi possível carregar os versículos de hoje. Verifique sua conexão e tente de novo.",
  invitation: (title) => `Que livro, que capítulo, que versículo? Experimente ${title}.`,
  questionIs: (number, total) => `Pergunta ${number} de ${total}: `,
  book: "Livro",
  chapter: "Capítulo",
  verse: "Versículo",
  showHint: "Mostrar a dica",
  hideHint: "Esconder a dica",
  submit: "Responder",
  incorrect: "Não está certo",
  next: "Próxima",
  finish: "Terminar o jogo",
  rightParts: (books, chapters, total) =>
    `O livro certo: ${books} de ${total}. O capítulo certo: ${chapters} de ${total}.`,
  complete: "Jogo concluído",
  verses: "Os versículos",
  wasCorrect: "Certo: ",
  wasIncorrect: "Errado: ",
  result: (score, total, badge, title) => `Encontrei ${score} de ${total} versículos em ${title}: ${badge}.`,
  says: {
    question: (number, total) => `Pergunta ${number} de ${total}`,
    correct: (reference) => `Certo! É ${reference}.`,
    incorrect: (reference) => `Não está certo. É ${reference}.`,
    end: (score, total) => `Jogo concluído! ${score} de ${total}.`,
  },
};

export const hintMessages: Translated<typeof english.hintMessages> = {
  OT: {
    beginning: "No Antigo Testamento, perto do começo do livro.",
    middle: "No Antigo Testamento, mais ou menos no meio do livro.",
    end: "No Antigo Testamento, perto do fim do livro.",
  },
  NT: {
    beginning: "No Novo Testamento, perto do começo do livro.",
    middle: "No Novo Testamento, mais ou menos no meio do livro.",
    end: "No Novo Testamento, perto do fim do livro.",
  },
};
