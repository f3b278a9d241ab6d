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

export type RoundSeconds = (typeof trivia.roundSeconds)[number];

export const triviaLevels: Readonly<Record<TriviaLevel, { readonly books: readonly BookId[] }>> = {
  level1: { books: ["JHN", "PSA", "DEU", "MAT", "JOS"] },
  level2: { books: ["PRO", "PHP", "ISA", "1PE"] },
  level3: { books: ["GAL", "ROM", "1TH", "JER", "ZEP", "2CO", "1JN"] },
};

/** The level that questions of a level have. */
export const questionLevelOf: Readonly<Record<TriviaLevel, QuestionLevel>> = {
  level1: "simple",
  level2: "medium",
  level3: "difficult",
};

const levelKeys = Object.keys(triviaLevels) as TriviaLevel[];

/** The level whose built-in verses are from a book; undefined for most books. */
export const levelOfBook = (book: BookId): QuestionLevel | undefined => {
  const key = levelKeys.find((one) => triviaLevels[one].books.includes(book));
  return key && questionLevelOf[key];
};
