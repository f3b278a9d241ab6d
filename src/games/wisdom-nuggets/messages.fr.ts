import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { wisdomMessages as english } from "./messages.ts";

const parables = (count: number): string => `${count} ${plural(count, "parabole", "paraboles")}`;

export const wisdomMessages: Translated<typeof english> = {
  lead: "Sans limite de temps : 8 paraboles, choisies parmi 33.",
  rules: [
    "Chaque page a deux paraboles de Jésus, et il manque un mot à chacune.",
    "Choisissez un mot de la réserve. Il complète la première parabole ouverte de la page, ou celle dont vous touchez le blanc.",
    "Chaque mot juste vaut 100 points. Quand une page est complète, la suivante s’ouvre.",
  ],
  invitation: (title) => `Complétez les paraboles de Jésus dans ${title} :`,
  remark: "Choisissez le mot qui manque. La parabole marquée vient en premier.",
  parables: "Paraboles",
  isWhole: ", complète",
  isOpen: ", il manque un mot",
  bank: "Réserve de mots",
  isUsed: ", déjà utilisé",
  pages: "Pages",
  page: (page, of) => `Page ${page} sur ${of}`,
  wrong: "Essayez encore",
  wrongWord: "Ce n’est pas le mot de cette parabole.",
  pageComplete: "Page complète !",
  victory: "La sagesse est là !",
  allWhole: "Les huit paraboles sont de nouveau entières.",
  completed: (verse, done, of) => `${verse}. ${parables(done)} sur ${of}.`,
  found: (done, of) => `${parables(done)} sur ${of}`,
  foundWithScore: (done, of, score) => `${parables(done)} sur ${of}. Score : ${score}.`,
  result: (badge, done, title) =>
    `${badge} : ${parables(done)} sur 8 dans ${title}. De quels mots vous souvenez-vous ?`,
};
