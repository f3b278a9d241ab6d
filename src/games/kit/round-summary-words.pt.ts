import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { standingWords as english } from "./round-summary-words.ts";

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
      plural(
        count,
        `Falta 1 resposta para a medalha “${badge}”.`,
        `Faltam ${count} respostas para a medalha “${badge}”.`,
      ),
    book: (count, badge) =>
      plural(count, `Falta 1 livro para a medalha “${badge}”.`, `Faltam ${count} livros para a medalha “${badge}”.`),
    name: (count, badge) =>
      plural(count, `Falta 1 nome para a medalha “${badge}”.`, `Faltam ${count} nomes para a medalha “${badge}”.`),
    pair: (count, badge) =>
      plural(count, `Falta 1 par para a medalha “${badge}”.`, `Faltam ${count} pares para a medalha “${badge}”.`),
    parable: (count, badge) =>
      plural(
        count,
        `Falta 1 parábola para a medalha “${badge}”.`,
        `Faltam ${count} parábolas para a medalha “${badge}”.`,
      ),
    verse: (count, badge) =>
      plural(
        count,
        `Falta 1 versículo para a medalha “${badge}”.`,
        `Faltam ${count} versículos para a medalha “${badge}”.`,
      ),
    word: (count, badge) =>
      plural(
        count,
        `Falta 1 palavra para a medalha “${badge}”.`,
        `Faltam ${count} palavras para a medalha “${badge}”.`,
      ),
  },
};
