import { inDigits } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { ScholarLevel } from "./config.ts";
import type { scholarMessages as english } from "./messages.ts";

const ofAll: Readonly<Record<ScholarLevel, string>> = {
  1: "do Novo Testamento",
  2: "do Antigo Testamento",
  3: "da Bíblia",
};

export const scholarMessages: Translated<typeof english> = {
  ready: "Vamos aprender?",
  leadTimed: (title, points) => `${title}: 5 minutos, ${points} pontos por livro.`,
  leadRelaxed: (title, points) => `${title}: sem cronômetro, ${points} pontos por livro.`,
  ruleOrder: "Os livros estão embaralhados. Escolha o primeiro, depois o seguinte, e assim até o fim.",
  rulePoints: "Cada livro no lugar vale 100 pontos.",
  ruleWrong: "Errar só custa tempo, e mostra qual número procurar.",
  start: "Começar a aprender",
  books: "Livros",
  levels: {
    1: "Novo Testamento",
    2: "Antigo Testamento",
    3: "Avançado",
  },
  lookFor: "Procure",
  bookNumber: (number) => `Livro ${number}`,
  correct: "Acertos",
  pick: (level) => `Escolha em ordem os livros ${ofAll[level]}.`,
  board: (level, count) => `Os livros ${ofAll[level]}, ${count}`,
  inOrder: (level) => `Os livros em ordem: ${level}`,
  inPlace: (book, order) => `${book}, livro ${order}, no lugar`,
  notYet: "Ainda não!",
  lookForNumber: (number, level) => `Procure o livro nº ${number} ${ofAll[level]}.`,
  rightPosition: (book) => `${book} está no lugar certo!`,
  keepStudying: "Continue estudando para conhecer melhor a Bíblia!",
  congratulations: "Parabéns!",
  mastered: (level) => `Você já domina a ordem dos livros ${ofAll[level]}.`,
  secondLevel: "Nível 2: Antigo Testamento",
  challengeContinues: "O desafio continua!",
  saidStart: (count) => `${count} livros. Procure o livro 1.`,
  saidCorrect: (book, next) => `${book} está certo. O próximo é o livro ${next}.`,
  saidOver: (correct, total) => `${correct} de ${total} livros em ordem.`,
  booksOf: (correct, total) => `${correct} de ${total} livros`,
  result: (correct, total, score) => `${correct} de ${total} livros em ordem, ${inDigits(score)} pontos.`,
  invitation: (title) => `Você sabe a ordem dos livros da Bíblia? Experimente ${title}.`,
  shareResult: (correct, total, badge) => `${correct} de ${total} livros da Bíblia em ordem: ${badge}.`,
};
