import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";
import { inDigits, plural } from "#domain/text/counting.ts";

export const kitMessages: Translated<typeof english.kitMessages> = {
  inEnglish: "Pour l’instant, les textes de ce jeu sont en anglais.",
  howToPlay: "Comment jouer",
  startToday: "Commencer le plateau du jour",
  boardOn: (date) => `Le plateau du jour, ${date}.`,
  sameForAll: "Le plateau est le même pour tous ; seul votre premier résultat compte.",
  youHave: (done, total) => `Votre résultat : ${done} sur ${total}.`,
  clock: "Chronomètre",
  timed: "Chronométré",
  relaxed: "Tranquille",
  sound: "Son",
  time: "Temps",
  seconds: (count) => `${count} ${plural(count, "seconde", "secondes")}`,
  minutes: (count) => `${count} ${plural(count, "minute", "minutes")}`,
  minutesAndSeconds: (minutes, seconds) => `${minutes} et ${seconds}`,
  timeLeft: (time) => `Temps restant : ${time}`,
  startAgain: "Recommencer",
  newRound: "Une nouvelle partie",
  backToRound: "Revenir à la précédente",
  home: "Accueil",
  leaveGame: "Quitter le jeu",
  leaveTitle: "Quitter le jeu ?",
  leaveText: "Votre partie est gardée sur cet appareil et vous attend là où vous l’avez laissée.",
  keepPlaying: "Continuer à jouer",
  leave: "Quitter",
  readVerse: "Lire le verset",
  stopVerse: "Arrêter la lecture",
  yourBadge: (badge) => `Votre insigne : ${badge}`,
  playAgain: "Rejouer",
  tryAgain: "Réessayer",
  nextLevel: "Niveau suivant",
  nextBoard: (title) => `Plateau suivant : ${title}`,
  backToStart: "Au début",
  more: "Plus",
  moreGames: "Autres jeux",
  gamesMenu: "Menu des jeux",
  score: "Score",
  correct: "Juste !",
  level: "Niveau",
  levelNumber: (level) => `Niveau ${level}`,
  timeUp: "Le temps est écoulé !",
  start: "Commencer",
  keepLearning: "Continuez d’apprendre !",
  question: "Question",
  blank: "mot manquant",
  previous: "Précédente",
  next: "Suivante",
  questions: "Questions",
  difficulty: "Difficulté",
  players: "Joueurs",
  answers: "Réponses",
  finishNow: "Terminer",
  levels: {
    simple: "Facile",
    medium: "Moyen",
    difficult: "Difficile",
  },
};

export const resultMessages: Translated<typeof english.resultMessages> = {
  of: (done, total) => `${done} sur ${total}`,
  moves: (count) => `${count} ${plural(count, "coup", "coups")}`,
  mistakes: (count) => `${count} ${plural(count, "erreur", "erreurs")}`,
  hints: (count) => `${count} ${plural(count, "indice", "indices")}`,
  relaxed: "sans chronomètre",
  boardsOf: (date) => `Les plateaux du jour, ${date}`,
  inARow: (days) => `${days} jours d’affilée`,
  badge: (name) => `Insigne : ${name}`,
  boards: "Les plateaux du jour",
};

export const roundSummaryMessages: Translated<typeof english.roundSummaryMessages> = {
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
