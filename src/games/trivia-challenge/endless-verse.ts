import { fetchChapterFile } from "#src/scripture/text/read-chapter.ts";
import type { QuestionLevel, TriviaQuestion } from "#content/schema/games.ts";
import type { Random } from "#src/games/kit/random.ts";
import { drawQuestion } from "./endless.ts";
import { versesOfLevel } from "./known-verses.ts";
import { inTurn } from "./stories.ts";

/** A verse may have no choices that fit; then the next one in turn is taken. */
const tries = 6;

/** The next of the level's known verses with a word left out. Rejects if its chapter cannot be fetched. */
export const drawVerse = async (
  level: QuestionLevel,
  asked: readonly string[],
  random: Random,
): Promise<TriviaQuestion | undefined> => {
  for (const { reference } of inTurn(versesOfLevel(level), asked, random).slice(0, tries)) {
    const question = drawQuestion(await fetchChapterFile("kjv", reference), [reference.verse], random);
    if (question) return question;
  }
  return undefined;
};
