import { toast } from "#src/games/kit/game.ts";
import { type ScholarLevel, scholarLevels } from "./config.ts";

/** Fixed messages of Bible Scholar (docs/product/games.md, "Bible Scholar"). */
export const scholarToasts = {
  /** Shown briefly, because the next pick follows soon. */
  correct: (book: string) => ({ ...toast("Correct!", `${book} is in the right position!`), durationMs: 1500 }),
  notYet: (number: number, level: ScholarLevel) =>
    toast("Not yet!", `Look for book #${number} in the ${scholarLevels[level].order} order.`, "refusal"),
  timeUp: toast("Time's Up!", "Keep studying to improve your Bible knowledge!"),
  congratulations: (level: ScholarLevel) =>
    toast("Congratulations!", `You mastered the ${scholarLevels[level].order} book order.`),
  levelUp: (level: ScholarLevel) =>
    toast(level === 2 ? "Level 2: Old Testament" : scholarLevels[level].name, "The challenge continues!"),
};

export const scholarSays = {
  start: (level: ScholarLevel) => `${scholarLevels[level].books.length} books. Look for book 1.`,
  correct: (book: string, next: number) => `${book} is right. Book ${next} is next.`,
  over: (correct: number, total: number) => `${correct} of ${total} books in order.`,
};

export const howToPlay = [
  "The books are shuffled. Pick the first one, then the next, and so on.",
  "Each book in its place earns 100 points.",
  "A wrong pick costs nothing but time, and tells you which number to look for.",
] as const;

export const scholarShare = {
  text: "Do you know the order of the books of the Bible? Try Bible Scholar.",
  mailSubject: "Bible Scholar",
};

export const resultSentence = (correct: number, total: number, score: number): string =>
  `${correct} of ${total} books in order, ${score} points.`;
