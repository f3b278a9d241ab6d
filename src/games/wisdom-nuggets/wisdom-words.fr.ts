import type { Translated } from "#domain/text/translated.ts";
import type { wisdomWords as english } from "./wisdom-words.ts";

export const wisdomWords: Translated<typeof english> = {
  lead: "Sans limite de temps : 8 paraboles, choisies parmi 33.",
  rules: [
    "Chaque page a deux paraboles de Jésus, et il manque un mot à chacune.",
    "Choisissez un mot de la réserve. Il complète la première parabole ouverte de la page, celle qui est marquée.",
    "Chaque mot juste vaut 100 points. Quand une page est complète, la suivante s’ouvre.",
  ],
  start: "Commencer",
  invitation: (title) => `Complétez les paraboles de Jésus dans ${title} :`,
  remark: "Choisissez le mot qui manque. La parabole marquée vient en premier.",
  score: "Points",
  parables: "Paraboles",
  isWhole: ", complète",
  isOpen: ", il manque un mot",
  blank: "mot manquant",
  bank: "Réserve de mots",
  isUsed: ", déjà utilisé",
  pages: "Pages",
  page: (page, of) => `Page ${page} sur ${of}`,
  previous: "Précédente",
  next: "Suivante",
  finish: "Terminer",
  correct: "Exact !",
  wrong: "Essayez encore",
  wrongWord: "Ce n’est pas le mot de cette parabole.",
  pageComplete: "Page complète !",
  victory: "La sagesse est là !",
  allWhole: "Les huit paraboles sont de nouveau entières.",
  finished: "Continuez d’apprendre !",
  completed: (verse, done, of) => `${verse}. ${done} paraboles sur ${of}.`,
  found: (done, of) => `${done} paraboles sur ${of}`,
  foundWithScore: (done, of, score) => `${done} paraboles sur ${of}. Points : ${score}.`,
  result: (badge, done, title) =>
    `${badge} : ${done} paraboles sur 8 dans ${title}. De quels mots vous souvenez-vous ?`,
};
