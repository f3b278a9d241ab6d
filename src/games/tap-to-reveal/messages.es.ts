import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const revealMessages: Translated<typeof english.revealMessages> = {
  lead: (questions, description) => `${questions} preguntas. ${description}`,
  rules: [
    "Lee las palabras y piensa de dónde vienen.",
    "Elige el libro, el capítulo y el versículo, y toca «Responder».",
    "Los tres tienen que ser correctos para ganar el punto. Ver la pista no cuesta nada.",
  ],
  start: "Empezar el juego",
  noVerses: "No se pudieron cargar los versículos de hoy. Revisa tu conexión e inténtalo de nuevo.",
  invitation: (title) => `¿Qué libro, qué capítulo, qué versículo? Prueba ${title}.`,
  questionIs: (number, total) => `Pregunta ${number} de ${total}: `,
  book: "Libro",
  chapter: "Capítulo",
  verse: "Versículo",
  showHint: "Mostrar la pista",
  hideHint: "Ocultar la pista",
  submit: "Responder",
  incorrect: "No es correcto",
  next: "Siguiente",
  finish: "Terminar el juego",
  rightParts: (books, chapters, total) =>
    `El libro correcto: ${books} de ${total}. El capítulo correcto: ${chapters} de ${total}.`,
  complete: "Juego terminado",
  verses: "Los versículos",
  wasCorrect: "Correcto: ",
  wasIncorrect: "Incorrecto: ",
  result: (score, total, badge, title) => `Encontré ${score} de ${total} versículos en ${title}: ${badge}.`,
  says: {
    question: (number, total) => `Pregunta ${number} de ${total}`,
    correct: (reference) => `¡Correcto! Es ${reference}.`,
    incorrect: (reference) => `No es correcto. Es ${reference}.`,
    end: (score, total) => `¡Juego terminado! ${score} de ${total}.`,
  },
};

export const hintMessages: Translated<typeof english.hintMessages> = {
  OT: {
    beginning: "En el Antiguo Testamento, hacia el principio del libro.",
    middle: "En el Antiguo Testamento, hacia la mitad del libro.",
    end: "En el Antiguo Testamento, hacia el final del libro.",
  },
  NT: {
    beginning: "En el Nuevo Testamento, hacia el principio del libro.",
    middle: "En el Nuevo Testamento, hacia la mitad del libro.",
    end: "En el Nuevo Testamento, hacia el final del libro.",
  },
};
