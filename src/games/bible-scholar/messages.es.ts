import { inDigits } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { ScholarLevel } from "./config.ts";
import type { scholarMessages as english } from "./messages.ts";

const ofAll: Readonly<Record<ScholarLevel, string>> = {
  1: "del Nuevo Testamento",
  2: "del Antiguo Testamento",
  3: "de la Biblia",
};

export const scholarMessages: Translated<typeof english> = {
  ready: "¿Empezamos a aprender?",
  leadTimed: (title, points) => `${title}: 5 minutos, ${points} puntos por libro.`,
  leadRelaxed: (title, points) => `${title}: sin reloj, ${points} puntos por libro.`,
  ruleOrder: "Los libros están mezclados. Elige el primero, luego el siguiente, y así hasta el final.",
  rulePoints: "Cada libro en su lugar vale 100 puntos.",
  ruleWrong: "Equivocarse solo cuesta tiempo, y te dice qué número buscar.",
  start: "Empezar a aprender",
  books: "Libros",
  levels: {
    1: "Nuevo Testamento",
    2: "Antiguo Testamento",
    3: "Avanzado",
  },
  lookFor: "Busca",
  bookNumber: (number) => `Libro ${number}`,
  correct: "Aciertos",
  pick: (level) => `Elige en orden los libros ${ofAll[level]}.`,
  board: (level, count) => `Los libros ${ofAll[level]}, ${count}`,
  inOrder: (level) => `Los libros en orden: ${level}`,
  inPlace: (book, order) => `${book}, libro ${order}, en su lugar`,
  notYet: "¡Aún no!",
  lookForNumber: (number, level) => `Busca el libro n.º ${number} ${ofAll[level]}.`,
  rightPosition: (book) => `¡${book} está en su lugar!`,
  keepStudying: "¡Sigue estudiando para conocer mejor la Biblia!",
  congratulations: "¡Felicidades!",
  mastered: (level) => `Ya dominas el orden de los libros ${ofAll[level]}.`,
  secondLevel: "Nivel 2: Antiguo Testamento",
  challengeContinues: "¡El desafío continúa!",
  saidStart: (count) => `${count} libros. Busca el libro 1.`,
  saidCorrect: (book, next) => `${book} es correcto. Sigue el libro ${next}.`,
  saidOver: (correct, total) => `${correct} de ${total} libros en orden.`,
  booksOf: (correct, total) => `${correct} de ${total} libros`,
  result: (correct, total, score) => `${correct} de ${total} libros en orden, ${inDigits(score)} puntos.`,
  invitation: (title) => `¿Sabes en qué orden van los libros de la Biblia? Prueba ${title}.`,
  shareResult: (correct, total, badge) => `${correct} de ${total} libros de la Biblia en orden: ${badge}.`,
};
