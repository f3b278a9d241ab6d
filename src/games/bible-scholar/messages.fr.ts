import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { ScholarLevel } from "./config.ts";
import type { scholarMessages as english } from "./messages.ts";

const ofAll: Readonly<Record<ScholarLevel, string>> = {
  1: "du Nouveau Testament",
  2: "de l’Ancien Testament",
  3: "de la Bible",
};

export const scholarMessages: Translated<typeof english> = {
  ready: "Envie d’apprendre ?",
  leadTimed: (title, points) => `${title} : 5 minutes, ${points} points par livre.`,
  leadRelaxed: (title, points) => `${title} : sans chronomètre, ${points} points par livre.`,
  ruleOrder: "Les livres sont mélangés. Choisissez le premier, puis le suivant, et ainsi de suite.",
  rulePoints: "Chaque livre à sa place vaut 100 points.",
  ruleWrong: "Une erreur ne coûte que du temps, et vous dit quel numéro chercher.",
  start: "Commencer",
  books: "Livres",
  levels: {
    1: "Nouveau Testament",
    2: "Ancien Testament",
    3: "Avancé",
  },
  lookFor: "Cherchez",
  bookNumber: (number) => `Livre ${number}`,
  correct: "Placés",
  pick: (level) => `Choisissez dans l’ordre les livres ${ofAll[level]}.`,
  board: (level, count) => `Les livres ${ofAll[level]}, ${count}`,
  inOrder: (level) => `Les livres dans l’ordre : ${level}`,
  inPlace: (book, order) => `${book}, livre ${order}, à sa place`,
  notYet: "Pas encore !",
  lookForNumber: (number, level) => `Cherchez le livre n° ${number} ${ofAll[level]}.`,
  rightPosition: (book) => `${book}, bien à sa place !`,
  keepStudying: "Continuez d’étudier pour mieux connaître la Bible !",
  congratulations: "Félicitations !",
  mastered: (level) => `Vous maîtrisez l’ordre des livres ${ofAll[level]}.`,
  secondLevel: "Niveau 2 : Ancien Testament",
  challengeContinues: "Le défi continue !",
  saidStart: (count) => `${count} livres. Cherchez le livre 1.`,
  saidCorrect: (book, next) => `${book}, c’est juste. Le suivant est le livre ${next}.`,
  saidOver: (correct, total) => `${correct} ${plural(correct, "livre", "livres")} sur ${total} dans l’ordre.`,
  booksOf: (correct, total) => `${correct} ${plural(correct, "livre", "livres")} sur ${total}`,
  result: (correct, total, score) =>
    `${correct} ${plural(correct, "livre", "livres")} sur ${total} dans l’ordre, ${inDigits(score)} ${plural(score, "point", "points")}.`,
  invitation: (title) => `Connaissez-vous l’ordre des livres de la Bible ? Essayez ${title}.`,
  shareResult: (correct, total, badge) =>
    `${correct} ${plural(correct, "livre", "livres")} de la Bible sur ${total} dans l’ordre : ${badge}.`,
};
