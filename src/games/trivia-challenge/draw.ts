import type { QuestionLevel } from "#content/schema/games.ts";
import { createRandom, type Random } from "#src/games/kit/random.ts";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { randomSeed } from "#src/platform/random.ts";
import type { StoryQuestion } from "#content/schema/story-questions.ts";
import { lazyCode, type LazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { trivia } from "./config.ts";
import type { AskedQuestion } from "./question.ts";
import { drawStories } from "./stories.ts";
import { askedStories, askedVerses } from "./stored.ts";

/** The verses of today's board load with it. */
const daily = lazyCode("daily verses", async () => {
  const [{ drawDaily }, { revealVerses }] = await Promise.all([
    import("./daily.ts"),
    import("#content/games/reveal-verses.ts"),
  ]);
  return (iso: string, seed: number) => drawDaily(revealVerses, iso, seed);
});

/** How endless games draw a verse of a level. Rejects if it cannot be fetched; the next call tries again. */
const endlessVerse = lazyCode("endless verses", async () => (await import("./endless-verse.ts")).drawVerse);

/** The questions on people, places, events and sayings load on demand, level by level. */
const stories: Readonly<Record<QuestionLevel, LazyCode<readonly StoryQuestion[]>>> = {
  simple: lazyCode("simple stories", async () => (await import("#content/games/trivia/simple.ts")).simpleQuestions),
  medium: lazyCode("medium stories", async () => (await import("#content/games/trivia/medium.ts")).mediumQuestions),
  difficult: lazyCode(
    "difficult stories",
    async () => (await import("#content/games/trivia/difficult.ts")).difficultQuestions,
  ),
};

const verseFrom = async (level: QuestionLevel, random: Random): Promise<readonly AskedQuestion[]> => {
  const question = await (await loadCode(endlessVerse))(level, deviceStore().read(askedVerses)[level], random);
  return question ? [question] : [];
};

const storiesFrom = async (level: QuestionLevel, count: number, random: Random): Promise<readonly AskedQuestion[]> =>
  drawStories(await loadCode(stories[level]), deviceStore().read(askedStories)[level], count, random);

/** Nothing is drawn if the text or the questions cannot be fetched. */
const attempt = (draw: (random: Random) => Promise<readonly AskedQuestion[]>) =>
  draw(createRandom(randomSeed())).catch((): readonly AskedQuestion[] => []);

/** Today's ten verses. */
export const drawBoard = ({ iso, seed }: Daily) => attempt(async () => (await loadCode(daily))(iso, seed));

/** Ten questions on people, places, events and sayings. */
export const drawRound = (level: QuestionLevel) =>
  attempt((random) => storiesFrom(level, trivia.questionsPerGame, random));

/** The endless game's question at a position: known verses of the level's books alternate with such questions. */
export const drawNext = (level: QuestionLevel, position: number) =>
  attempt((random) => (position % 2 === 0 ? verseFrom(level, random) : storiesFrom(level, 1, random)));
