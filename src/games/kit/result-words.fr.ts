import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { resultWords as english } from "./result-words.ts";

export const resultWords: Translated<typeof english> = {
  of: (done, total) => `${done} sur ${total}`,
  moves: (count) => `${count} ${plural(count, "coup", "coups")}`,
  mistakes: (count) => `${count} ${plural(count, "erreur", "erreurs")}`,
  hints: (count) => `${count} ${plural(count, "indice", "indices")}`,
  relaxed: "sans chronomètre",
  boardsOf: (date) => `Les plateaux du jour, ${date}`,
  inARow: (days) => `${days} jours d’affilée`,
  badge: (name) => `Insigne : ${name}`,
  saveImage: "Enregistrer l’image",
  boards: "Les plateaux du jour",
};
