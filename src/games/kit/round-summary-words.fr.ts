import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { standingWords as english } from "./round-summary-words.ts";

export const standingWords: Translated<typeof english> = {
  points: (count) => `${inDigits(count)} ${plural(count, "point", "points")}`,
  pointsIn: (points, time) => `${points} en ${time}`,
  first: "Votre premier résultat ici. La prochaine fois, il y en aura un à battre.",
  newBest: (before) => `Votre meilleur résultat. Le précédent : ${before}.`,
  best: (best) => `Votre meilleur résultat : ${best}.`,
  bestAndLastBeaten: (best) => `Votre meilleur résultat : ${best}. Vous avez battu le dernier.`,
  beatBest: (best) => `Battez votre meilleur résultat : ${best}.`,
  beatLast: (last, best) => `Battez le dernier : ${last}. Votre meilleur résultat : ${best}.`,
  missing: {
    answer: (count, badge) =>
      plural(count, `Encore 1 réponse pour « ${badge} ».`, `Encore ${count} réponses pour « ${badge} ».`),
    book: (count, badge) =>
      plural(count, `Encore 1 livre pour « ${badge} ».`, `Encore ${count} livres pour « ${badge} ».`),
    name: (count, badge) => plural(count, `Encore 1 nom pour « ${badge} ».`, `Encore ${count} noms pour « ${badge} ».`),
    pair: (count, badge) =>
      plural(count, `Encore 1 paire pour « ${badge} ».`, `Encore ${count} paires pour « ${badge} ».`),
    parable: (count, badge) =>
      plural(count, `Encore 1 parabole pour « ${badge} ».`, `Encore ${count} paraboles pour « ${badge} ».`),
    verse: (count, badge) =>
      plural(count, `Encore 1 verset pour « ${badge} ».`, `Encore ${count} versets pour « ${badge} ».`),
    word: (count, badge) => plural(count, `Encore 1 mot pour « ${badge} ».`, `Encore ${count} mots pour « ${badge} ».`),
  },
};
