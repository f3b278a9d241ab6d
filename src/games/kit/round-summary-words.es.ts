import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { standingWords as english } from "./round-summary-words.ts";

export const standingWords: Translated<typeof english> = {
  points: (count) => `${inDigits(count)} ${plural(count, "punto", "puntos")}`,
  pointsIn: (points, time) => `${points} en ${time}`,
  first: "Tu primer resultado aquí. La próxima vez habrá uno que superar.",
  newBest: (before) => `Tu mejor resultado. El anterior: ${before}.`,
  best: (best) => `Tu mejor resultado: ${best}.`,
  bestAndLastBeaten: (best) => `Tu mejor resultado: ${best}. Superaste el último.`,
  beatBest: (best) => `Supera tu mejor resultado: ${best}.`,
  beatLast: (last, best) => `Supera el último: ${last}. Tu mejor resultado: ${best}.`,
  missing: {
    answer: (count, badge) =>
      plural(count, `Te falta 1 respuesta para ${badge}.`, `Te faltan ${count} respuestas para ${badge}.`),
    book: (count, badge) =>
      plural(count, `Te falta 1 libro para ${badge}.`, `Te faltan ${count} libros para ${badge}.`),
    name: (count, badge) =>
      plural(count, `Te falta 1 nombre para ${badge}.`, `Te faltan ${count} nombres para ${badge}.`),
    pair: (count, badge) =>
      plural(count, `Te falta 1 pareja para ${badge}.`, `Te faltan ${count} parejas para ${badge}.`),
    parable: (count, badge) =>
      plural(count, `Te falta 1 parábola para ${badge}.`, `Te faltan ${count} parábolas para ${badge}.`),
    verse: (count, badge) =>
      plural(count, `Te falta 1 versículo para ${badge}.`, `Te faltan ${count} versículos para ${badge}.`),
    word: (count, badge) =>
      plural(count, `Te falta 1 palabra para ${badge}.`, `Te faltan ${count} palabras para ${badge}.`),
  },
};
