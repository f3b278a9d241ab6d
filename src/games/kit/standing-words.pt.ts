import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { standingWords as english } from "./standing-words.ts";

export const standingWords: Translated<typeof english> = {
  points: (count) => `${inDigits(count)} ${plural(count, "ponto", "pontos")}`,
  pointsIn: (points, time) => `${points} em ${time}`,
  first: "Seu primeiro resultado aqui. Da próxima vez haverá um para superar.",
  newBest: (before) => `Seu melhor resultado. O anterior: ${before}.`,
  best: (best) => `Seu melhor resultado: ${best}.`,
  bestAndLastBeaten: (best) => `Seu melhor resultado: ${best}. Você superou o último.`,
  beatBest: (best) => `Supere o seu melhor resultado: ${best}.`,
  beatLast: (last, best) => `Supere o último: ${last}. Seu melhor resultado: ${best}.`,
  missing: {
    answer: (count, badge) =>
      plural(count, `Falta 1 resposta para ${badge}.`, `Faltam ${count} respostas para ${badge}.`),
    book: (count, badge) => plural(count, `Falta 1 livro para ${badge}.`, `Faltam ${count} livros para ${badge}.`),
    name: (count, badge) => plural(count, `Falta 1 nome para ${badge}.`, `Faltam ${count} nomes para ${badge}.`),
    pair: (count, badge) => plural(count, `Falta 1 par para ${badge}.`, `Faltam ${count} pares para ${badge}.`),
    parable: (count, badge) =>
      plural(count, `Falta 1 parábola para ${badge}.`, `Faltam ${count} parábolas para ${badge}.`),
    verse: (count, badge) =>
      plural(count, `Falta 1 versículo para ${badge}.`, `Faltam ${count} versículos para ${badge}.`),
    word: (count, badge) => plural(count, `Falta 1 palavra para ${badge}.`, `Faltam ${count} palavras para ${badge}.`),
  },
};
