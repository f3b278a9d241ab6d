import type { BookId } from "#domain/scripture/books/books.ts";
import type { QuestionLevel } from "#content/schema/games.ts";

export type TriviaLevel = "level1" | "level2" | "level3";

/** docs/product/games.md, "Trivia Challenge". */
export const trivia = {
  questionsPerGame: 10,
  /** Seconds per question: the usual round, or the long one for which the timer's thresholds were written. */
  roundSeconds: [20, 60],
  /** Fractions of the round above which the timer is green and yellow: 40 and 20 of 60 seconds. */
  greenAbove: 2 / 3,
  yellowAbove: 1 / 3,
  /** When time runs out while a word is being typed, its Enter must not go on to the next question. */
  lateEnterMs: 1500,
  shareTargets: ["whatsapp", "facebook", "email", "twitter"],
} as const;

interface LevelContent {
  /** The level of its questions. */
  readonly questions: QuestionLevel;
  /** The books of its built-in verses. */
  readonly books: readonly BookId[];
}

export const triviaLevels: Readonly<Record<TriviaLevel, LevelContent>> = {
  level1: { questions: "simple", books: ["JHN", "PSA", "DEU", "MAT", "JOS"] },
  level2: { questions: "medium", books: ["PRO", "PHP", "ISA", "1PE"] },
  level3: { questions: "difficult", books: ["GAL", "ROM", "1TH", "JER", "ZEP", "2CO", "1JN"] },
};

/** The level whose built-in verses are from a book; undefined for most books. */
export const levelOfBook = (book: BookId): QuestionLevel | undefined =>
  Object.values(triviaLevels).find(({ books }) => books.includes(book))?.questions;
