import type { Translated } from "#domain/text/translated.ts";
import type { fileWords as english } from "./file-words.ts";

export const fileWords: Translated<typeof english> = {
  more: "Il y a encore quelque chose après la fin des données.",
  cutOff: "Le fichier s’arrête trop tôt : il a peut-être été coupé.",
  expected: (sign, found) => `${sign} était attendu, mais il y a ${found}.`,
  badString: "Un texte n’est pas fermé, ou contient un caractère qui n’est pas admis.",
  tooDeep: "Il y a trop de niveaux.",
  noValue: (found) => `Il y a ${found} là où il faudrait une valeur.`,
  noName: (found) => `Un nom de champ était attendu, mais il y a ${found}.`,
  badName: "Un champ a un nom qui n’est pas admis.",
  longName: "Le nom d’un champ dépasse 1 000 caractères.",
};
