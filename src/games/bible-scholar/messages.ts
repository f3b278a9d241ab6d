import type { ScholarLevel } from "./config.ts";

/** What the books of a level are the books of. */
const whole: Readonly<Record<ScholarLevel, string>> = { 1: "New Testament", 2: "Old Testament", 3: "Bible" };

export const scholarMessages = {
  ready: "Ready to Learn?",
  leadTimed: (title: string, points: number) => `${title}: 5 minutes, ${points} pts per book.`,
  leadRelaxed: (title: string, points: number) => `${title}: no clock, ${points} pts per book.`,
  ruleOrder: "The books are shuffled. Pick the first one, then the next, and so on.",
  rulePoints: "Each book in its place earns 100 points.",
  ruleWrong: "A wrong pick costs nothing but time, and tells you which number to look for.",
  start: "Start Learning",
  books: "Books",
  levels: {
    1: "New Testament",
    2: "Old Testament",
    3: "Advanced",
  },
  lookFor: "Look for",
  bookNumber: (number: number) => `Book #${number}`,
  correct: "Correct",
  pick: (level: ScholarLevel) => `Pick the books of the ${whole[level]} in order.`,
  board: (level: ScholarLevel, count: number) => `The books of the ${whole[level]}, ${count}`,
  inOrder: (level: string) => `The books in order: ${level}`,
  inPlace: (book: string, order: number) => `${book}, book ${order}, in place`,
  notYet: "Not yet!",
  lookForNumber: (number: number, level: ScholarLevel) => `Look for book #${number} in the ${whole[level]} order.`,
  rightPosition: (book: string) => `${book} is in the right position!`,
  keepStudying: "Keep studying to improve your Bible knowledge!",
  congratulations: "Congratulations!",
  mastered: (level: ScholarLevel) => `You mastered the ${whole[level]} book order.`,
  secondLevel: "Level 2: Old Testament",
  challengeContinues: "The challenge continues!",
  saidStart: (count: number) => `${count} books. Look for book 1.`,
  saidCorrect: (book: string, next: number) => `${book} is right. Book ${next} is next.`,
  saidOver: (correct: number, total: number) => `${correct} of ${total} books in order.`,
  booksOf: (correct: number, total: number) => `${correct} of ${total} books`,
  result: (correct: number, total: number, score: number) => `${correct} of ${total} books in order, ${score} points.`,
  invitation: (title: string) => `Do you know the order of the books of the Bible? Try ${title}.`,
  shareResult: (correct: number, total: number, badge: string) =>
    `${correct} of ${total} books of the Bible in order: ${badge}.`,
};
