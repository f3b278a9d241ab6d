import type { Translated } from "#domain/text/translated.ts";
import type { wisdomMessages as english } from "./messages.ts";

export const wisdomMessages: Translated<typeof english> = {
  lead: "Sin límite de tiempo: 8 parábolas, escogidas entre 33.",
  rules: [
    "Cada página tiene dos parábolas de Jesús, y a cada una le falta una palabra.",
    "Elige una palabra del banco. Completa la primera parábola abierta de la página, o aquella cuyo espacio toques.",
    "Cada palabra correcta vale 100 puntos. Cuando una página está completa, se abre la siguiente.",
  ],
  invitation: (title) => `Completa las parábolas de Jesús en ${title}:`,
  remark: "Elige la palabra que falta. La parábola marcada va primero.",
  parables: "Parábolas",
  isWhole: ", completa",
  isOpen: ", falta una palabra",
  bank: "Banco de palabras",
  isUsed: ", ya usada",
  pages: "Páginas",
  page: (page, of) => `Página ${page} de ${of}`,
  wrong: "Inténtalo de nuevo",
  wrongWord: "Esa no es la palabra de esta parábola.",
  pageComplete: "¡Página completa!",
  victory: "¡Sabiduría alcanzada!",
  allWhole: "Las ocho parábolas están completas otra vez.",
  completed: (verse, done, of) => `${verse}. ${done} de ${of} parábolas.`,
  found: (done, of) => `${done} de ${of} parábolas`,
  foundWithScore: (done, of, score) => `${done} de ${of} parábolas. Puntos: ${score}.`,
  result: (badge, done, title) => `${badge}: ${done} de 8 parábolas en ${title}. ¿Qué palabras recuerdas tú?`,
};
