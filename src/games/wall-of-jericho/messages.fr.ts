import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { jerichoMessages as english } from "./messages.ts";

export const jerichoMessages: Translated<typeof english> = {
  lead: "Vingt pierres, dix paires de versets. Retenez où elles se trouvent et faites tomber le mur.",
  ruleTurn:
    "Retournez deux pierres. Si les mots sont les mêmes, les deux tombent ; sinon, elles se recouvrent au bout d’une seconde.",
  rulePoints: "Une paire vaut 200 points, moins cinq par pierre déjà retournée, et jamais moins de 50.",
  ruleTimed: "Trouvez les dix paires en 140 secondes. Quand le temps est écoulé, le mur est reconstruit.",
  ruleRelaxed: "Il n’y a pas de chronomètre. Prenez tout votre temps.",
  steeper: "Murs plus hauts",
  steeperWalls: "Les niveaux suivants sont plus rapides, puis plus grands.",
  start: "Relever le défi !",
  remark: "Retournez deux pierres. Si les mots sont les mêmes, elles tombent.",
  moves: "Coups",
  pairs: "Paires",
  wall: (stones) => `Le mur, ${stones} pierres`,
  stoneCovered: (stone) => `Pierre ${stone}, couverte`,
  stoneOpen: (stone, text) => `Pierre ${stone} : ${text}`,
  stoneMatched: (stone, text) => `Pierre ${stone}, avec sa paire : ${text}`,
  pairFound: (text, pairs, of) => `Une paire : ${text}. Paires trouvées : ${pairs} sur ${of}.`,
  noPair: (first, second) => `Ce n’est pas une paire. Les pierres ${first} et ${second} sont de nouveau couvertes.`,
  pairsFound: "Paires trouvées",
  matchFound: "Une paire !",
  points: (points) => `+${points} points`,
  victory: "Victoire !",
  wallIsDown: (pairs) => `Le mur est tombé. Les ${pairs} paires sont trouvées.`,
  newAttempt: "Le mur se reconstruit pour un nouvel essai…",
  keepTrying: "Continuez d’essayer !",
  stones: (stones) => `${stones} pierres.`,
  stonesIn: (stones, seconds) => `${stones} pierres en ${seconds} secondes.`,
  pairsOf: (pairs, of) => `${pairs} ${plural(pairs, "paire", "paires")} sur ${of}`,
  result: (level, pairs, of, moves, score) =>
    `Niveau ${level} : ${pairs} ${plural(pairs, "paire", "paires")} sur ${of} en ${moves} ${plural(moves, "coup", "coups")}. Score : ${inDigits(score)}.`,
  forMaster: (turns, badge) => `Retournez deux pierres ${turns} fois au plus pour « ${badge} ».`,
  invitation: "Trouvez les versets qui vont ensemble et faites tomber le mur de Jéricho :",
  shareResult: (title, badge, pairs, of, level) =>
    `${badge} : ${pairs} ${plural(pairs, "paire", "paires")} sur ${of} au niveau ${level} de ${title}. Saurez-vous faire tomber le mur ?`,
};
