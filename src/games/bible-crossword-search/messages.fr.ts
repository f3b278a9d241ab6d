import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { crosswordMessages as english } from "./messages.ts";

export const crosswordMessages: Translated<typeof english> = {
  lead: "Des mots de la Bible se cachent dans une grille de lettres, à l’horizontale et à la verticale.",
  ruleDraw:
    "Tracez une ligne sur un mot, ou touchez sa première et sa dernière lettre. Au clavier, utilisez les flèches et appuyez sur Entrée.",
  ruleStraight: "Les mots vont tout droit, d’un côté à l’autre ou de haut en bas. À l’envers, cela compte aussi.",
  ruleHints: "Chaque mot a un indice et, une fois trouvé, un lien vers son verset.",
  theme: "Thème",
  wordCount: (count) => `, ${count} mots`,
  start: (level) => `Commencer le niveau ${level}`,
  remark: (title, level) => `${title}, niveau ${level}`,
  wordsFound: "Mots trouvés",
  mistakes: "Erreurs",
  larger: "Lettres plus grandes",
  reset: "Recommencer",
  findThese: "Trouvez ces mots",
  wordFound: ", trouvé",
  letters: (size) => `Lettres, ${size} lignes et ${size} colonnes`,
  help: "Les flèches vont de lettre en lettre. Appuyez sur Entrée sur la première lettre d’un mot, puis sur la dernière.",
  letterFound: (letter) => `${letter}, trouvée`,
  letterNotFound: (letter) => `${letter}, pas trouvée`,
  anchored: (letter, row, column) =>
    `${letter}, ligne ${row}, colonne ${column} : première lettre choisie. Choisissez la dernière lettre.`,
  cleared: "La première lettre n’est plus choisie.",
  notInLine: "Les mots vont tout droit, d’un côté à l’autre ou de haut en bas. Voici la nouvelle première lettre.",
  notAWord: (letters) => `${letters} ne fait pas partie des mots.`,
  alreadyFound: (word) => `Vous avez déjà trouvé ${word}.`,
  found: (word, found, of) => `Vous avez trouvé ${word}. ${found} ${plural(found, "mot", "mots")} sur ${of}.`,
  complete: (level) => `Niveau ${level} réussi !`,
  finished: (level) => `Niveau ${level} terminé`,
  wordsOf: (found, of) => `${found} ${plural(found, "mot", "mots")} sur ${of}`,
  result: (found, of) => `${found} ${plural(found, "mot", "mots")} sur ${of}.`,
  resultIn: (found, of, time) => `${found} ${plural(found, "mot", "mots")} sur ${of} en ${time}.`,
  invitation: (title) => `Trouvez les mots cachés de la Bible dans ${title} :`,
  shareResult: (title, badge, found, words, level) =>
    `${badge} : ${found} ${plural(found, "mot", "mots")} sur ${words} au niveau ${level} de ${title}. Combien en trouverez-vous ?`,
};
