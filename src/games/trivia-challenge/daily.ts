/** Today's board: ten verses that grow harder. None comes back until all were asked. */
import { missingWords } from "#content/games/trivia/missing-words.ts";
import { triviaQuestions } from "#content/games/trivia.ts";
import {
  blank,
  type QuestionLevel,
  questionLevels,
  type RevealVerse,
  type TriviaQuestion,
} from "#content/schema/games.ts";
import { shareOfDay } from "#src/games/kit/daily.ts";
import { createRandom, shuffle } from "#src/games/kit/random.ts";
import { levelOfBook } from "./config.ts";

/** How many verses of each level a board has; the pools have 112, 84 and 84, so that they last for 28 days. */
const perLevel: Readonly<Record<QuestionLevel, number>> = { simple: 4, medium: 3, difficult: 3 };

/** What boards draw from: the thirty built-in verses by their levels, and those of `missing-words.ts`. */
export const dailyPool = (verses: readonly RevealVerse[], level: QuestionLevel): TriviaQuestion[] => [
  ...triviaQuestions.filter(({ reference }) => levelOfBook(reference.book) === level),
  ...verses.flatMap(({ id, scripture, reference }): readonly TriviaQuestion[] => {
    const word = missingWords[level][id];
    if (!word) return [];
    const verse = scripture.replace(new RegExp(`(?<!\\p{L})${word[0]}(?!\\p{L})`, "iu"), blank);
    return [{ id: `daily-${id}`, verse, answer: word[0], reference, choices: [...word] }];
  }),
];

/** The ten questions of a date (`2026-11-21`), choices shuffled by the seed. */
export const drawDaily = (verses: readonly RevealVerse[], iso: string, seed: number): TriviaQuestion[] => {
  const random = createRandom(seed);
  return questionLevels.flatMap((level) =>
    shareOfDay(dailyPool(verses, level), perLevel[level], `trivia-challenge ${level}`, iso).map((question) => ({
      ...question,
      level,
      choices: shuffle(question.choices, random),
    })),
  );
};
